import { expect, it } from 'vitest'
import { comeBack, exchange, leave, locationOf } from '../browsers/oauth-browser'
import type { TestUser } from '../oauth-stand-in/documented-provider'
import { google } from '../oauth-stand-in/providers/google'
import { createStandIn, credentialsOf } from '../oauth-stand-in/stand-in'
import { type Browser, minute, startFlow } from './flow'

const errorPage = 'http://localhost:3000/handler/error'
const settings = 'http://localhost:3000/settings'
const token = 'POST /connected-accounts/:user_id/:provider_id/access-token'

async function startLinking() {
  const standIn = createStandIn()
  const flow = await startFlow({ fetch: standIn.fetch })
  const provider = { id: 'google', enabled: true, type: 'standard', ...credentialsOf('google') }
  await flow.configure({ oauth_providers: [provider] })

  /** Sends the browser of a signed-in user to the provider and back. Returns its final URL. */
  async function link(browser: Browser, user: TestUser, scope: string): Promise<URL> {
    const { location, headers } = await leave(flow.call, 'google', {
      type: 'link',
      token: browser.session().access_token,
      provider_scope: scope,
      after_callback_redirect_url: settings,
      error_redirect_url: errorPage,
    })
    const asked = location.searchParams.get('scope')?.split(' ')
    expect(asked).toEqual([...google.scope.split(' '), ...scope.split(' ')])
    const parameters = Object.fromEntries(standIn.visit('google', location, user).parameters)
    return locationOf(await comeBack(flow.call, { headers, parameters }))
  }

  async function completeLink(browser: Browser, user: TestUser, scope: string) {
    const page = await link(browser, user, scope)
    const code = page.searchParams.get('code') ?? ''
    return browser.keep(await flow.must('POST /auth/oauth/token', exchange(code)))
  }

  const askForToken = (scope: string) => ({
    path: { user_id: 'me', provider_id: 'google' },
    body: { scope },
  })
  return { ...flow, standIn, link, completeLink, askForToken }
}

it('connects an account to the signed-in user, whose provider token the app then gets', async () => {
  const { openBrowser, standIn, completeLink, askForToken, pass } = await startLinking()
  const [user] = google.users
  const browser = openBrowser()
  const { user_id: id, refresh_token: before } = await browser.signUp('ada@example.com')
  expect(await browser.refusal(token, askForToken(''))).toBe(
    'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
  )

  const linked = await completeLink(browser, user, 'calendar')
  expect(linked).toMatchObject({ is_new_user: false, after_callback_redirect_url: settings })
  expect(linked.refresh_token).not.toBe(before)
  const me = await browser.me()
  expect(me).toMatchObject({ id, primary_email: 'ada@example.com' })
  expect(me.oauth_providers).toEqual([
    { id: 'google', account_id: user.expected?.account_id, email: user.expected?.email },
  ])

  const first = await browser.ask(token, askForToken('calendar'))
  expect(standIn.ownerOf(first.access_token)).toBe(user)
  expect(await browser.refusal(token, askForToken('calendar drive'))).toBe(
    'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
  )
  await completeLink(browser, user, 'calendar drive')
  const wider = await browser.ask(token, askForToken('calendar drive'))
  expect(standIn.ownerOf(wider.access_token)).toBe(user)

  pass(60 * minute)
  await browser.refresh()
  const refreshed = await browser.ask(token, askForToken('calendar drive'))
  expect(standIn.ownerOf(refreshed.access_token)).toBe(user)
  expect([first.access_token, wider.access_token]).not.toContain(refreshed.access_token)
})

it('connects an account to one user, and a user to one account of a provider', async () => {
  const { openBrowser, link, completeLink } = await startLinking()
  const [user] = google.users
  const other = { ...user, data: { ...user.data, userinfo: { sub: 'another' } } }
  const [ada, eve] = [openBrowser(), openBrowser()]
  await ada.signUp('ada@example.com')
  await eve.signUp('eve@example.com')
  await completeLink(ada, user, 'calendar')

  const taken = await link(eve, user, 'calendar')
  expect(taken.origin + taken.pathname).toBe(errorPage)
  expect(taken.searchParams.get('errorCode')).toBe(
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  )
  const second = await link(ada, other, 'calendar')
  expect(second.searchParams.get('errorCode')).toBe(
    'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  )
  expect((await eve.me()).oauth_providers).toEqual([])
})
