import { describe, expect, it, vi } from 'vitest'
import { as, startServerForTest } from './harness'

/** More than may wait to be hashed at once, on any number of cores. */
const flood = 600

describe('a service with more passwords than it can hash soon', () => {
  it('refuses some at once, answers the others, and is well again afterwards', async () => {
    const { call, signUp } = await startServerForTest()
    const { email, password } = await signUp()
    const order: number[] = []
    const answers = await Promise.all(
      Array.from({ length: flood }, async (_, index) => {
        const body = { email: `nobody${index}@example.com`, password }
        const answer = await call('POST', '/auth/password/sign-in', { body })
        order.push(answer.status)
        return answer
      }),
    )
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(order)).toEqual(new Set([400, 503]))
    expect(order.indexOf(503)).toBeLessThan(order.lastIndexOf(400))
    for (const { headers, body } of refused) {
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(body).toContain('busy')
    }
    const signIn = await call('POST', '/auth/password/sign-in', { body: { email, password } })
    expect(signIn.status).toBe(200)
  })

  it('counts no attempt against an account whose password it did not look at', async () => {
    const { call, signUp } = await startServerForTest({ rateLimits: true })
    const { email } = await signUp()
    const guess = (address: string, headers = as('client')) =>
      call('POST', '/auth/password/sign-in', {
        headers,
        body: { email: address, password: 'a guess' },
      })
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index % 250}` })
    const others = Array.from({ length: flood }, (_, index) =>
      guess(`nobody${index}@example.com`, { ...as('client'), ...from(index) }),
    )
    const own = await Promise.all(Array.from({ length: 15 }, () => guess(email)))
    await Promise.all(others)
    const looked = own.filter(({ status }) => status === 400).length
    expect(looked).toBeLessThan(own.length)
    for (let tries = looked; tries < 20; tries += 1) expect((await guess(email)).status).toBe(400)
    expect((await guess(email)).status).toBe(429)
  })

  it('spends no code of a password reset that it refuses', async () => {
    const { call, signUp, mailsTo } = await startServerForTest()
    async function startReset() {
      const { email } = await signUp()
      await mailsTo(email)
      const body = { email, callback_url: 'http://localhost:3000/reset' }
      await call('POST', '/auth/password/send-reset-code', { body })
      const [mail] = await mailsTo(email, 2)
      const code = new URL(mail.links[0]).searchParams.get('code')
      return () => call('POST', '/auth/password/reset', { body: { code, password: 'a new one' } })
    }
    const resets = await Promise.all(Array.from({ length: 10 }, startReset))
    let [isFlooding, isFull] = [true, false]
    const others = Array.from({ length: flood }, async (_, index) => {
      const body = { email: `unknown${index}@example.com`, password: 'a guess' }
      while (isFlooding) {
        const { status } = await call('POST', '/auth/password/sign-in', { body })
        isFull ||= status === 503
      }
    })
    await vi.waitUntil(() => isFull, { timeout: 30_000 })
    const first = await Promise.all(resets.map((reset) => reset()))
    isFlooding = false
    await Promise.all(others)
    const second = await Promise.all(resets.map((reset) => reset()))
    expect(first.map(({ status }) => status)).toContain(503)
    expect(second.map(({ status }) => status)).toEqual(
      first.map(({ status }) => (status === 503 ? 200 : 409)),
    )
  })
})
