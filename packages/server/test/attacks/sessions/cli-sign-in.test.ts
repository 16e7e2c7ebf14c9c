import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../../harness'
import { refreshAs } from '../../refreshing'

let now = Date.parse('2026-11-22T10:00:00Z')
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.server.close())

/** A program begins to sign in; `address` is where it runs. */
async function begin(address = '198.51.100.7') {
  const headers = { ...as('client'), 'x-forwarded-for': address }
  const { body } = await server.call('POST', '/auth/cli', { headers, body: {} })
  return body as { polling_code: string; login_code: string }
}

const complete = (login_code: string, refresh_token: string) =>
  server.call('POST', '/auth/cli/complete', { body: { login_code, refresh_token } })

const poll = async (polling_code: string): Promise<string> =>
  (await server.call('POST', '/auth/cli/poll', { body: { polling_code } })).body.refresh_token

const details = (login_code: string) =>
  server.call('POST', '/auth/cli/complete/details', { body: { login_code } })

describe('L10: a program that a victim confirms', () => {
  it('never gets the refresh token of the browser', async () => {
    const { tokens } = await server.signUp()
    const begun = await begin()
    expect((await complete(begun.login_code, tokens.refresh)).status).toBe(200)
    const taken = await poll(begun.polling_code)
    expect(taken).toMatch(/^\w{45}$/)
    expect(taken).not.toBe(tokens.refresh)
  })

  it('has its own session, which the victim sees and revokes', async () => {
    const { tokens } = await server.signUp()
    const begun = await begin()
    await complete(begun.login_code, tokens.refresh)
    const taken = await poll(begun.polling_code)
    expect((await refreshAs(server.call, taken)).status).toBe(200)

    const headers = as('client', tokens)
    const list = await server.call('GET', '/auth/sessions?user_id=me', { headers })
    expect(list.body.items).toHaveLength(2)
    for (const session of list.body.items) {
      if (session.is_current_session) continue
      await server.call('DELETE', `/auth/sessions/${session.id}`, { headers })
    }
    expect((await refreshAs(server.call, taken)).status).toBe(401)
    expect((await refreshAs(server.call, tokens.refresh)).status).toBe(200)
  })

  it('gets nothing from a token that is not valid here', async () => {
    const begun = await begin()
    const foreign = 'a-refresh-token-of-another-service'
    expect((await complete(begun.login_code, foreign)).status).toBe(200)
    const taken = await poll(begun.polling_code)
    expect(taken).not.toBe(foreign)
    expect((await refreshAs(server.call, taken)).status).toBe(401)
  })

  it('is shown with address and time before it is confirmed', async () => {
    const startedAt = now
    const begun = await begin('203.0.113.9')
    now += 3 * 60_000
    const response = await details(begun.login_code)
    expect([response.status, response.body]).toEqual([
      200,
      { started_at_millis: startedAt, address: '203.0.113.9' },
    ])
  })

  it('is no longer shown once it is confirmed, expired or unknown', async () => {
    const { tokens } = await server.signUp()
    const begun = await begin()
    await complete(begun.login_code, tokens.refresh)
    const late = await begin()
    now += 2 * 60 * 60_000
    for (const code of [begun.login_code, late.login_code, late.polling_code, 'x']) {
      expect((await details(code)).status).toBe(400)
    }
  })
})
