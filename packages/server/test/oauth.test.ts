import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/index'
import { as, createClient, createDatabaseUrl } from './harness'

const origin = 'http://localhost:8102'
const demoId = '00000000-0000-4000-8000-00000000de30'
const demoKey = `pck_dem0${'0'.repeat(41)}`
const redirectUri = 'http://localhost:3000/handler/oauth-callback'

/** Accounts that stand-in providers know, by the code that signs them in. */
const accounts: Record<string, object> = {}

/** Behaves as GitHub documents: JSON on request, and addresses in a list of their own. */
async function github(url: URL, request: Request): Promise<Response> {
  if (url.pathname === '/login/oauth/access_token') {
    const form = new URLSearchParams(await request.text())
    const code = form.get('code') ?? ''
    if (!(code in accounts)) return Response.json({ error: 'bad_verification_code' })
    return Response.json({ access_token: code, token_type: 'bearer', scope: 'user:email' })
  }
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const { email, verified, ...account } = accounts[token] as { email: string; verified: boolean }
  if (url.pathname === '/user') return Response.json({ login: 'octo', ...account })
  return Response.json([{ email, primary: true, verified }])
}

let call: ReturnType<typeof createClient>['call']
let client: ReturnType<typeof createClient>
let close: () => Promise<void>

beforeAll(async () => {
  const server = await createServer({
    databaseUrl: await createDatabaseUrl(),
    log: 'silent',
    rateLimits: false,
    fetch: async (input, init) => {
      const request = new Request(input as string, init)
      const url = new URL(request.url)
      if (url.origin === origin) return server.fetch(request)
      if (url.hostname === 'github.test' || url.hostname === 'api.github.test') {
        return github(url, request)
      }
      throw new Error(`unexpected request to ${url}`)
    },
    oauthEndpoints: {
      github: {
        authorize: 'https://github.test/login/oauth/authorize',
        token: 'https://github.test/login/oauth/access_token',
        account: 'https://api.github.test/user',
        emails: 'https://api.github.test/user/emails',
      },
    },
  })
  client = createClient(server)
  call = client.call
  close = () => server.close()
  await setProviders([
    { id: 'github', enabled: true, type: 'standard', client_id: 'id', client_secret: 'secret' },
    { id: 'google', enabled: true, type: 'shared' },
  ])
})
afterAll(() => close())

async function setProviders(providers: object[], config: object = {}) {
  const answer = await call('PATCH', '/projects/current', {
    headers: as('admin'),
    body: { config: { oauth_providers: providers, ...config } },
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

const verifier = 'v'.repeat(64)

async function startSignIn(provider: string, extra: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: demoId,
    client_secret: demoKey,
    redirect_uri: redirectUri,
    scope: 'legacy',
    state: 'outer-state',
    grant_type: 'authorization_code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    response_type: 'code',
    error_redirect_url: 'http://localhost:3000/handler/error',
    ...extra,
  })
  const answer = await call('GET', `/auth/oauth/authorize/${provider}?${query}`, { headers: {} })
  const cookie = answer.headers.get('set-cookie') ?? ''
  return { answer, cookie, location: new URL(answer.headers.get('location') ?? 'http://none') }
}

async function comeBack(provider: string, state: string, code: string, cookie: string) {
  const query = new URLSearchParams({ code, state })
  const answer = await call('GET', `/auth/oauth/callback/${provider}?${query}`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  return { answer, location: new URL(answer.headers.get('location') ?? 'http://none') }
}

async function signInWithGithub(code: string, extra: Record<string, string> = {}) {
  const started = await startSignIn('github', extra)
  const state = started.location.searchParams.get('state') ?? ''
  return comeBack('github', state, code, started.cookie)
}

function exchange(code: string, changes: Record<string, string> = {}) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: demoId,
    client_secret: demoKey,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  })
  return call('POST', '/auth/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: form.toString(),
  })
}

describe('signing in with a provider', () => {
  it('sends the browser there with a bound cookie, and back with a code', async () => {
    accounts.ada = { id: 1, name: 'Ada', email: 'ada@github.test', verified: true }
    const { answer, cookie, location } = await startSignIn('github')
    expect(answer.status).toBe(307)
    expect(location.origin + location.pathname).toBe('https://github.test/login/oauth/authorize')
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: 'id',
      scope: 'user:email',
      access_type: 'offline',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/v1/auth/oauth/callback/github`,
    })
    const state = location.searchParams.get('state') ?? ''
    expect(cookie).toMatch(
      new RegExp(`^stack-oauth-inner-${state}=true; Path=/; Expires=[^;]+; Max-Age=600; HttpOnly$`),
    )
    const back = await comeBack('github', state, 'ada', cookie)
    expect(back.answer.status).toBe(307)
    expect(back.answer.body).toEqual({})
    expect(back.location.origin + back.location.pathname).toBe(redirectUri)
    expect(back.location.searchParams.get('state')).toBe('outer-state')

    const tokens = await exchange(back.location.searchParams.get('code') ?? '')
    expect(tokens.headers.get('cache-control')).toBe('no-store')
    expect(tokens.body).toMatchObject({
      token_type: 'Bearer',
      scope: 'legacy',
      is_new_user: true,
      newUser: true,
      after_callback_redirect_url: null,
    })
    const me = await call('GET', '/users/me', {
      headers: as('client', { access: tokens.body.access_token }),
    })
    expect(me.body).toMatchObject({
      display_name: 'Ada',
      primary_email: 'ada@github.test',
      primary_email_verified: true,
      oauth_providers: [{ id: 'github', account_id: '1', email: 'ada@github.test' }],
    })
  })

  it('knows the account the next time', async () => {
    accounts.bob = { id: 2, email: 'bob@github.test', verified: true }
    const first = await signInWithGithub('bob')
    const second = await signInWithGithub('bob')
    const a = await exchange(first.location.searchParams.get('code') ?? '')
    const b = await exchange(second.location.searchParams.get('code') ?? '')
    expect([a.body.is_new_user, b.body.is_new_user]).toEqual([true, false])
  })

  it('takes a code once, from many at once too', async () => {
    accounts.eve = { id: 3, email: 'eve@github.test', verified: true }
    const { location } = await signInWithGithub('eve')
    const code = location.searchParams.get('code') ?? ''
    const wrong = await exchange(code, { code_verifier: 'x'.repeat(64) })
    expect(wrong.body.code).toBe('INVALID_AUTHORIZATION_CODE')
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('refuses another browser, another provider and a second return', async () => {
    accounts.kim = { id: 4, email: 'kim@github.test', verified: true }
    const { cookie, location } = await startSignIn('github')
    const state = location.searchParams.get('state') ?? ''
    expect((await comeBack('github', state, 'kim', '')).answer.status).toBe(400)
    expect((await comeBack('github', state, 'kim', cookie)).answer.status).toBe(307)
    expect((await comeBack('github', state, 'kim', cookie)).answer.status).toBe(400)
    const other = await startSignIn('github')
    const otherState = other.location.searchParams.get('state') ?? ''
    expect((await comeBack('google', otherState, 'kim', other.cookie)).answer.status).toBe(400)
  })

  it('does not give an unproven address somebody else’s account', async () => {
    const { email } = await client.signUp('victim@example.com')
    accounts.mallory = { id: 5, email, verified: true }
    const { location } = await signInWithGithub('mallory')
    expect(location.pathname).toBe('/handler/error')
    expect(location.searchParams.get('errorCode')).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
  })

  it('says on the error page that access was denied', async () => {
    const { cookie, location } = await startSignIn('github')
    const state = location.searchParams.get('state') ?? ''
    const answer = await call(
      'GET',
      `/auth/oauth/callback/github?error=access_denied&state=${state}`,
      {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      },
    )
    const page = new URL(answer.headers.get('location') ?? '')
    expect(page.searchParams.get('errorCode')).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
  })

  it.each([
    ['an unknown project', { client_id: crypto.randomUUID() }, 'INVALID_OAUTH_CLIENT_ID_OR_SECRET'],
    ['a wrong key', { client_secret: 'pck_wrong' }, 'INVALID_PUBLISHABLE_CLIENT_KEY'],
    ['linking without a token', { type: 'link' }, 'UNPARSABLE_ACCESS_TOKEN'],
  ])('refuses %s', async (_, changes, code) => {
    const { answer } = await startSignIn('github', changes)
    expect(answer.body.code).toBe(code)
  })
})

describe('connecting accounts', () => {
  it('attaches an account to the signed-in user and gives out its tokens', async () => {
    const { tokens, id } = await client.signUp()
    accounts.link = { id: 6, email: 'other@github.test', verified: true }
    const { location } = await signInWithGithub('link', {
      type: 'link',
      token: tokens.access,
      provider_scope: 'repo',
    })
    const exchanged = await exchange(location.searchParams.get('code') ?? '')
    expect(exchanged.body.is_new_user).toBe(false)
    const me = await call('GET', '/users/me', {
      headers: as('client', { access: exchanged.body.access_token }),
    })
    expect(me.body.id).toBe(id)
    const token = await call('POST', '/connected-accounts/me/github/access-token', {
      headers: as('client', tokens),
      body: { scope: 'repo' },
    })
    expect([token.status, token.body]).toEqual([201, { access_token: 'link' }])
    const more = await call('POST', '/connected-accounts/me/github/access-token', {
      headers: as('client', tokens),
      body: { scope: 'admin:org' },
    })
    expect(more.body.code).toBe('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
  })
})

describe('shared providers in development', () => {
  it('lead to a page of our own where any address signs in', async () => {
    const { cookie, location } = await startSignIn('google')
    expect(location.pathname).toBe('/dev/oauth/google/authorize')
    const page = await call('GET', location.pathname + location.search, { headers: {} })
    expect(page.body).toContain('Sign in with google')
    const typed = await call('POST', location.pathname + location.search, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: new URLSearchParams({ email: 'dev@example.com', name: 'Dev' }).toString(),
    })
    expect(typed.status).toBe(303)
    const callback = new URL(typed.headers.get('location') ?? '')
    const back = await call('GET', callback.pathname + callback.search, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    const app = new URL(back.headers.get('location') ?? '')
    const tokens = await exchange(app.searchParams.get('code') ?? '')
    const me = await call('GET', '/users/me', {
      headers: as('client', { access: tokens.body.access_token }),
    })
    expect(me.body).toMatchObject({ primary_email: 'dev@example.com', display_name: 'Dev' })
  })
})
