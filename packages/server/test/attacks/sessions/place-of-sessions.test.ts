import { describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../../harness'

/** Headers of an intruder who wants to look as if they were at home. */
const pretended = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
  'cf-connecting-ip': '8.8.8.8',
  'cf-ipcountry': 'US',
  'x-vercel-forwarded-for': '8.8.8.8',
  'x-vercel-ip-country': 'US',
  'x-vercel-ip-city': 'Springfield',
  'x-real-ip': '8.8.8.8',
}

/** Refreshes a session over a connection, and reads what the list of sessions shows of it. */
async function refreshFrom(peer: string, extra: Record<string, string>) {
  const started = await startServerForTest()
  const { tokens } = await started.signUp()
  const request = new Request('http://localhost:8102/api/v1/auth/sessions/current/refresh', {
    method: 'POST',
    headers: { ...as('client', tokens), ...extra },
  })
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  expect((await started.server.fetch(request, connection)).status).toBe(200)
  const { body } = await started.call('GET', '/auth/sessions?user_id=me', {
    headers: as('client', tokens),
  })
  return body.items[0].last_used_at_end_user_ip_info
}

describe('L5: the location of a session', () => {
  it('is not taken from a header that no trusted proxy passed on', async () => {
    const forwarded = { ...pretended, 'x-forwarded-for': '8.8.8.8' }
    expect(await refreshFrom('203.0.113.9', forwarded)).toEqual({ ip: '203.0.113.9' })
    expect(await refreshFrom('::ffff:203.0.113.9', pretended)).toEqual({ ip: '203.0.113.9' })
  })

  it('has the address that the proxy saw, whatever the client sent before it', async () => {
    const forwarded = { ...pretended, 'x-forwarded-for': '8.8.8.8, 203.0.113.9' }
    const { ip } = await refreshFrom('127.0.0.1', forwarded)
    expect(ip).toBe('203.0.113.9')
  })

  it('is taken from a trusted proxy', async () => {
    const extra = { ...pretended, 'x-forwarded-for': '203.0.113.9' }
    expect(await refreshFrom('127.0.0.1', extra)).toMatchObject({
      ip: '203.0.113.9',
      countryCode: 'US',
      cityName: 'Springfield',
    })
  })
})
