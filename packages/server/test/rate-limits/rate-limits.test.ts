import { describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../harness'

type Started = Awaited<ReturnType<typeof startServerForTest>>

function signIn(started: Started, email: string, password: string, address = '203.0.113.1') {
  return started.call('POST', '/auth/password/sign-in', {
    headers: { ...as('client'), 'x-forwarded-for': address },
    body: { email, password },
  })
}

async function guess(started: Started, email: string, times: number, address?: string) {
  const guesses = Array.from({ length: times }, () => signIn(started, email, 'a guess', address))
  return (await Promise.all(guesses)).map(({ status }) => status)
}

let accounts = 0

/** Signs up; `forwarded` is the header of the proxies, `peer` the remote address of the connection. */
function signUp({ server }: Started, forwarded: string, peer?: string) {
  accounts += 1
  const request = new Request('http://localhost:8102/api/v1/auth/password/sign-up', {
    method: 'POST',
    headers: { ...as('client'), 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({
      email: `account${accounts}@example.com`,
      password: 'correct horse',
      verification_callback_url: 'http://localhost/x',
    }),
  })
  return server.fetch(request, peer ? { incoming: { socket: { remoteAddress: peer } } } : {})
}

/** Signs up once more than an address is allowed to. */
function signUpManyTimes(started: Started, forwarded: (index: number) => string, peer?: string) {
  return Promise.all(
    Array.from({ length: 61 }, (_, index) => signUp(started, forwarded(index + 1), peer)),
  )
}

describe('rate limits', () => {
  it('stop password guesses, and say when to retry', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const { email, password } = await started.signUp()
    const statuses = await guess(started, email, 25)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const locked = await signIn(started, email, password)
    expect(locked.status).toBe(429)
    expect(locked.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
    // The owner, at another address, is not locked out, and neither are other users.
    expect((await signIn(started, email, password, '203.0.113.2')).status).toBe(200)
    expect((await signIn(started, 'other@example.com', 'a guess')).status).toBe(400)
  })

  it('stop guesses from many addresses', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const { email } = await started.signUp()
    const statuses: number[] = []
    for (let address = 1; address <= 6; address += 1) {
      statuses.push(...(await guess(started, email, 18, `198.51.100.${address}`)))
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100)
    // Concurrent guesses are counted in any order, so which of them are refused varies.
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  })

  it('do not count correct passwords', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const { email, password } = await started.signUp()
    for (let tries = 0; tries < 25; tries += 1) {
      expect((await signIn(started, email, password)).status).toBe(200)
    }
  })

  it('keep mailboxes from being filled', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const { email, tokens } = await started.signUp()
    const send = () =>
      started.call('POST', '/contact-channels/send-verification-code', {
        headers: as('client', tokens),
        body: { email, callback_url: 'http://localhost/x' },
      })
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await send()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  it('stop sign-ups from one address', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const responses = await signUpManyTimes(started, () => '203.0.113.1')
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await signUp(started, '203.0.113.2')).status).toBe(200)
  })

  it('count by the last address that is not a trusted proxy', async () => {
    const started = await startServerForTest({ rateLimits: true, trustedProxies: '10.0.0.0/8' })
    const forwarded = (index: number) => `203.0.113.${index}, 198.51.100.1, 10.0.0.2`
    const responses = await signUpManyTimes(started, forwarded, '10.0.0.1')
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('trust only declared proxies to name the address of a client', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const forwarded = (index: number) => `203.0.113.${index}`
    const responses = await signUpManyTimes(started, forwarded, '198.51.100.1')
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('treat the addresses of one IPv6 network as one', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const forwarded = (index: number) => `2001:db8:1:2::${index}`
    const responses = await signUpManyTimes(started, forwarded)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await signUp(started, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('can be switched off', async () => {
    const started = await startServerForTest({ rateLimits: false })
    const { email } = await started.signUp()
    expect(new Set(await guess(started, email, 30))).toEqual(new Set([400]))
  })
})
