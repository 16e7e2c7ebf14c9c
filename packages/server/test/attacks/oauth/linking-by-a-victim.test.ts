import { describe, expect, it } from 'vitest'
import { authorization, comeBack, exchange, leave, locationOf } from '../../browsers/oauth-browser'
import { type Browser, startFlow } from '../../flows/flow'
import type { TestUser } from '../../oauth-stand-in/documented-provider'
import { google } from '../../oauth-stand-in/providers/google'
import { createStandIn, credentialsOf } from '../../oauth-stand-in/stand-in'

const connectedToken = 'POST /connected-accounts/:user_id/:provider_id/access-token'
const [victim] = google.users
const scope = 'https://www.googleapis.com/auth/gmail.readonly'

async function start() {
  const standIn = createStandIn()
  const flow = await startFlow({ fetch: standIn.fetch })
  const provider = { id: 'google', enabled: true, type: 'standard', ...credentialsOf('google') }
  await flow.configure({ oauth_providers: [provider] })

  /** Sends a browser along an address of `authorize`; the code the app is given at the end. */
  async function visit(user: TestUser, query: Record<string, string> = {}): Promise<string> {
    const { location, headers } = await leave(flow.call, 'google', query)
    const parameters = Object.fromEntries(standIn.visit('google', location, user).parameters)
    const page = locationOf(await comeBack(flow.call, { headers, parameters }))
    return page.searchParams.get('code') ?? ''
  }
  const toLink = (browser: Browser) => ({
    type: 'link',
    token: browser.session().access_token,
    provider_scope: scope,
  })
  const redeem = (code: string) => flow.send('POST /auth/oauth/token', exchange(code))
  const askForToken = { path: { user_id: 'me', provider_id: 'google' }, body: { scope } }
  return { ...flow, visit, toLink, redeem, askForToken }
}

describe('H5: a link that an attacker starts and a victim visits', () => {
  it('gives the attacker neither the account nor its tokens', async () => {
    const { openBrowser, visit, toLink, redeem, askForToken } = await start()
    const attacker = openBrowser()
    const { user_id: attackerId } = await attacker.signUp('attacker@example.com')

    const code = await visit(victim, toLink(attacker))
    expect(code).toMatch(/^\w{64}$/)
    expect((await attacker.me()).oauth_providers).toEqual([])
    expect(await attacker.refusal(connectedToken, askForToken)).toBe(
      'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
    )

    // The victim's page has no verifier, the attacker no code; the victim's account stays the victim's.
    const browser = openBrowser()
    const signedIn = await redeem(await visit(victim))
    expect(signedIn.body.is_new_user).toBe(true)
    browser.keep(signedIn.body)
    expect((await browser.me()).id).not.toBe(attackerId)

    const late = await redeem(code)
    expect(late.body.code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await attacker.me()).oauth_providers).toEqual([])
  })

  it('takes effect in the browser that redeems it, with its tokens', async () => {
    const { openBrowser, visit, toLink, redeem, askForToken } = await start()
    const browser = openBrowser()
    const { user_id } = await browser.signUp('ada@example.com')
    const redeemed = await redeem(await visit(victim, toLink(browser)))
    expect(redeemed.status).toBe(200)
    expect(await browser.me()).toMatchObject({ id: user_id, oauth_providers: [{ id: 'google' }] })
    expect(await browser.ask(connectedToken, askForToken)).toMatchObject({
      access_token: expect.any(String),
    })
  })

  it('does not start once the session of its access token has ended', async () => {
    const { openBrowser, call, toLink } = await start()
    const browser = openBrowser()
    await browser.signUp('ada@example.com')
    const query = new URLSearchParams(await authorization(toLink(browser)))
    await browser.ask('DELETE /auth/sessions/current', { body: {} })
    const response = await call('GET', `/auth/oauth/authorize/google?${query}`, { headers: {} })
    expect([response.status, response.body.code]).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
  })

  it('does not complete once the session that started it has ended', async () => {
    const { openBrowser, send, visit, toLink, redeem } = await start()
    const [thief, owner] = [openBrowser(), openBrowser()]
    await thief.signUp('ada@example.com', 'a password')
    const code = await visit(victim, toLink(thief))
    await thief.ask('DELETE /auth/sessions/current', { body: {} })

    expect((await redeem(code)).body.code).toBe('INVALID_AUTHORIZATION_CODE')
    const body = { email: 'ada@example.com', password: 'a password' }
    owner.keep((await send('POST /auth/password/sign-in', { body })).body)
    expect((await owner.me()).oauth_providers).toEqual([])
  })
})
