import { describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../../harness'

/** Guesses one password of one account, each guess by another connection of a client. */
async function guess(addresses: string[], options: { peer: string; trustedProxies?: string }) {
  const { peer, trustedProxies = 'loopback' } = options
  const started = await startServerForTest({ rateLimits: true, trustedProxies })
  const { email } = await started.signUp()
  const statuses: number[] = []
  for (const address of addresses) {
    const request = new Request('http://localhost:8102/api/v1/auth/password/sign-in', {
      method: 'POST',
      headers: { ...as('client'), 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'a wrong guess' }),
    })
    const connection = { incoming: { socket: { remoteAddress: peer } } }
    statuses.push((await started.server.fetch(request, connection)).status)
  }
  return statuses.filter((status) => status === 429).length
}

const times = <Value>(count: number, of: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => of(index))

describe('L1: limits by address where the proxy writes it in another form', () => {
  it.each([
    ['a port', (port: number) => `198.51.100.3:${port}`],
    ['IPv6 and a port', (port: number) => `[2001:db8:1:2::3]:${port}`],
    [
      'brackets now and then',
      (port: number) => (port % 2 ? '[2001:db8:1:2::3]' : '2001:db8:1:2::3'),
    ],
    ['a spoofed entry before it', (port: number) => `192.0.2.${port % 250}, 198.51.100.3:${port}`],
    ['its own port as well', (port: number) => `198.51.100.3:${port}, 127.0.0.1:${port + 1}`],
  ])('count one client with %s as one', async (_, toAddress) => {
    const addresses = times(25, (index) => toAddress(40_000 + index))
    expect(await guess(addresses, { peer: '127.0.0.1' })).toBe(5)
  })

  it('count a value that is not an address as the proxy that sent it', async () => {
    const addresses = times(25, (index) => `unknown-${index}`)
    expect(await guess(addresses, { peer: '127.0.0.1' })).toBe(5)
    // Spellings that only some parsers take for an address.
    const odd = times(25, (index) => String(index + 1))
    expect(await guess(odd, { peer: '127.0.0.1' })).toBe(5)
  })

  it('count an IPv6 site beside its networks', async () => {
    const started = await startServerForTest({ rateLimits: true })
    const guessFrom = async (address: string) => {
      const headers = { ...as('client'), 'x-forwarded-for': address }
      const body = { code: 'a'.repeat(45) }
      return (await started.call('POST', '/auth/otp/sign-in', { headers, body })).status
    }
    const statuses: number[] = []
    for (let round = 0; round < 31; round += 1) {
      const addresses = times(20, (index) => `2001:db8:7:${round * 20 + index}::1`)
      statuses.push(...(await Promise.all(addresses.map(guessFrom))))
    }
    // 60 from one network, ten times as many from all of a /48.
    expect(statuses.filter((status) => status === 404)).toHaveLength(600)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await guessFrom('2001:db8:8::1')).toBe(404)
  })
})
