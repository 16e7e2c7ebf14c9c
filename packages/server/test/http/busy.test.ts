import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { queueHash } from '../../src/crypto/hash-queue'
import { as, demo, startServerForTest } from '../harness'
import { waitOptions } from '../wait-options'
import { watchQueries } from '../watch-queries'

/** More hashes than may wait, on any number of cores. */
const flood = 600

/** More tasks than are computed at the same time, on any number of cores. */
const some = { count: 64, costMs: 1 }

/** More tasks than may wait, each too small to leave space for a hash of the demo project. */
const asManyAsFit = { count: 7000, costMs: 10 }

/**
 * Occupies the threads that hash passwords, so that a test does not depend on the speed of the machine.
 *
 * @returns A function that frees the threads.
 */
async function holdThreads({ count, costMs }: typeof some): Promise<() => void> {
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  // The first round occupies the threads, the second one fills the queue.
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < count; index += 1) {
      // The tasks that find the queue full are refused, as intended.
      queueHash({ projectId: demo.id, costMs, compute: () => freed }).catch(() => {})
    }
    await setImmediate()
  }
  return free
}

describe('a service with more passwords than it can hash in time', () => {
  it('refuses some immediately, serves the others, and recovers', async () => {
    const { call, signUp } = await startServerForTest()
    const { email, password } = await signUp()
    const order: number[] = []
    const free = await holdThreads(some)
    const sent = Array.from({ length: flood }, async (_, index) => {
      const body = { email: `unknown${index}@example.com`, password }
      const response = await call('POST', '/auth/password/sign-in', { body })
      order.push(response.status)
      return response
    })
    await vi.waitUntil(() => order.length > 0, waitOptions)
    free()
    const refused = (await Promise.all(sent)).filter(({ status }) => status === 503)
    expect(new Set(order)).toEqual(new Set([400, 503]))
    expect(order[0]).toBe(503)
    for (const { headers, body } of refused) {
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(body).toContain('busy')
    }
    const signIn = await call('POST', '/auth/password/sign-in', { body: { email, password } })
    expect(signIn.status).toBe(200)
  })

  it('does not count an attempt whose password it did not check', async () => {
    const { call, signUp } = await startServerForTest({ rateLimits: true })
    const { email } = await signUp()
    const guess = () =>
      call('POST', '/auth/password/sign-in', {
        headers: as('client'),
        body: { email, password: 'a guess' },
      })
    const free = await holdThreads(asManyAsFit)
    const refused = await Promise.all(Array.from({ length: 15 }, guess))
    free()
    expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(503))
    for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })

  it('allows no more guesses for correct passwords that it checks after the period of a limit', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { call, signUp } = await startServerForTest({ rateLimits: true })
    const user = await signUp()
    const signIn = (password: string) =>
      call('POST', '/auth/password/sign-in', { body: { email: user.email, password } })
    const free = await holdThreads(some)
    const queries = watchQueries()
    const waiting = Promise.all(Array.from({ length: 3 }, () => signIn(user.password)))
    await vi.waitUntil(() => queries.list('left join "passwords"').length === 3, waitOptions)
    queries.end()
    vi.setSystemTime(Date.now() + 16 * 60 * 1000)
    free()
    expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200])
    for (let tries = 0; tries < 20; tries += 1) expect((await signIn('a guess')).status).toBe(400)
    expect((await signIn('a guess')).status).toBe(429)
  })

  it('does not spend the code of a password reset that it refuses', async () => {
    const { call, signUp, emailsTo } = await startServerForTest()
    async function startReset() {
      const { email } = await signUp()
      await emailsTo(email)
      const body = { email, callback_url: 'http://localhost:3000/reset' }
      await call('POST', '/auth/password/send-reset-code', { body })
      const [message] = await emailsTo(email, 2)
      const code = new URL(message.links[0]).searchParams.get('code')
      return () => call('POST', '/auth/password/reset', { body: { code, password: 'a new one' } })
    }
    const resets = await Promise.all(Array.from({ length: 3 }, startReset))
    const free = await holdThreads(asManyAsFit)
    const refused = await Promise.all(resets.map((reset) => reset()))
    free()
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
    const accepted = await Promise.all(resets.map((reset) => reset()))
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
