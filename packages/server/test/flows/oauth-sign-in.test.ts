import { expect, it } from 'vitest'
import {
  comeBack,
  exchange,
  leave,
  locationOf,
  redirectUri,
  signInAtProvider,
} from '../browsers/oauth-browser'
import { minute, startFlow } from './flow'

const google = { oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] }
const errorPage = 'http://localhost:3000/handler/error'

it('signs up at a provider, and signs in the next time', async () => {
  const { call, send, openBrowser, configure } = await startFlow()
  await configure(google)
  const browser = openBrowser()

  const departure = await leave(call, 'google')
  const inner = departure.location.searchParams.get('state')
  expect(departure.headers.cookie).toBe(`stack-oauth-inner-${inner}=true`)
  expect(Object.fromEntries(departure.location.searchParams)).toMatchObject({
    redirect_uri: 'http://localhost:8102/api/v1/auth/oauth/callback/google',
    code_challenge_method: 'S256',
    access_type: 'offline',
  })

  const response = await comeBack(call, await signInAtProvider(call, 'ada@example.com'))
  expect([response.status, response.body]).toEqual([307, {}])
  expect(response.headers.get('set-cookie')).toMatch(/^stack-oauth-inner-\w+=; .*Max-Age=0/)
  const page = locationOf(response)
  expect(page.origin + page.pathname).toBe(redirectUri)
  expect(page.searchParams.get('state')).toBe('of-the-app')
  const code = page.searchParams.get('code') ?? ''

  const wrongVerifier = exchange(code, { code_verifier: 'x'.repeat(64) })
  expect((await send('POST /auth/oauth/token', wrongVerifier)).body.code).toBe(
    'INVALID_AUTHORIZATION_CODE',
  )
  const first = await send('POST /auth/oauth/token', exchange(code))
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: expect.any(Number),
    scope: 'legacy',
    is_new_user: true,
    newUser: true,
    after_callback_redirect_url: null,
    afterCallbackRedirectUrl: null,
  })
  expect((await send('POST /auth/oauth/token', exchange(code))).body.code).toBe(
    'INVALID_AUTHORIZATION_CODE',
  )
  browser.keep(first.body)
  expect(await browser.me()).toMatchObject({
    primary_email: 'ada@example.com',
    primary_email_verified: true,
    oauth_providers: [{ id: 'google', account_id: 'ada@example.com', email: 'ada@example.com' }],
  })

  const back = await comeBack(call, await signInAtProvider(call, 'ada@example.com'))
  const again = exchange(locationOf(back).searchParams.get('code') ?? '')
  expect((await send('POST /auth/oauth/token', again)).body.is_new_user).toBe(false)
})

it('shows what went wrong on the error page of the app', async () => {
  const { call, configure, openBrowser } = await startFlow()
  await configure(google)
  // An address that its user has not verified.
  await openBrowser().signUp('victim@example.com')
  const returned = await signInAtProvider(call, 'victim@example.com', {
    error_redirect_url: errorPage,
  })
  const page = locationOf(await comeBack(call, returned))
  expect(page.origin + page.pathname).toBe(errorPage)
  expect(page.searchParams.get('errorCode')).toBe(
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  )
  expect(JSON.parse(page.searchParams.get('details') ?? '')).toEqual({
    type: 'email',
    contact_channel_value: 'victim@example.com',
  })
  expect(page.searchParams.get('message')).not.toBe('')

  const untrusted = await signInAtProvider(call, 'victim@example.com', {
    error_redirect_url: 'https://untrusted.example/error',
  })
  expect((await comeBack(call, untrusted)).status).toBe(409)
})

it('allows ten minutes at the provider, and five for the exchange', async () => {
  const { call, send, configure, pass } = await startFlow()
  await configure(google)
  const returned = await signInAtProvider(call, 'ada@example.com')
  pass(10 * minute)
  expect((await comeBack(call, returned)).body.code).toBe('OUTER_OAUTH_TIMEOUT')

  const response = await comeBack(call, await signInAtProvider(call, 'ada@example.com'))
  pass(5 * minute)
  const late = exchange(locationOf(response).searchParams.get('code') ?? '')
  expect((await send('POST /auth/oauth/token', late)).body.code).toBe('INVALID_AUTHORIZATION_CODE')
})
