import { describe, expect, it } from 'vitest'
import { startServerForTest } from '../../harness'

const production = {
  production: true,
  metrics: true,
  url: 'https://auth.example.com',
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
}

/** Status of `/metrics` for a caller at an address. */
async function read(peer: string, headers: Record<string, string> = {}, options = {}) {
  const { server } = await startServerForTest({ ...production, ...options })
  const request = new Request('http://localhost:8102/metrics', { headers })
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  return (await server.fetch(request, connection)).status
}

describe('info 4: metrics of a production server without a token', () => {
  it('are readable only from this machine', async () => {
    expect(await read('203.0.113.9')).toBe(401)
    expect(await read('10.0.0.7')).toBe(401)
    expect(await read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(401)
    expect(await read('127.0.0.1')).toBe(200)
    expect(await read('::ffff:127.0.0.1')).toBe(200)
  })

  it('are readable from anywhere with a token', async () => {
    const metricsToken = '0b9d4e7a2c6f1835d8e1a4c7f2b5096e'
    const headers = { authorization: `Bearer ${metricsToken}` }
    expect(await read('203.0.113.9', headers, { metricsToken })).toBe(200)
    expect(await read('127.0.0.1', {}, { metricsToken })).toBe(401)
  })
})
