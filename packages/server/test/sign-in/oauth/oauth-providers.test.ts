import type { ProviderId } from '@app/contract'
import * as oauth from 'oauth4webapi'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { as, demo, startServer } from '../../harness'
import type { TestUser } from '../../oauth-stand-in/documented-provider'
import { documentedProviders } from '../../oauth-stand-in/providers/index'
import { createStandIn, credentialsOf, type Return } from '../../oauth-stand-in/stand-in'

const redirectUri = 'http://localhost:3000/handler/oauth-callback'
const verifier = 'v'.repeat(64)
const ids = Object.keys(documentedProviders) as ProviderId[]
const originalTimeout = AbortSignal.timeout

const standIn = createStandIn()
let started: Awaited<ReturnType<typeof startServer>>
const lines: string[] = []
let now = Date.now()
/** The `fetch` with which our server calls the providers. */
let outgoing = standIn.fetch

beforeAll(async () => {
  const fetch: typeof globalThis.fetch = (...request) => outgoing(...request)
  started = await startServer({
    fetch,
    now: () => now,
    logTo: { write: (line) => lines.push(line) },
  })
  await configure()
})
afterAll(() => started.server.close())

/** Turns all providers on, with settings of their own. */
async function configure(settings: Partial<Record<ProviderId, object>> = {}) {
  await started.configure({
    oauth_providers: ids.map((id) => ({
      id,
      enabled: true,
      type: 'standard',
      ...credentialsOf(id),
      ...settings[id],
    })),
  })
}

/** Starts a sign-in; the browser stores the cookie, and arrives at a page of the provider. */
async function leave(id: ProviderId, extra: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: demo.id,
    client_secret: demo.client,
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
  const response = await started.call('GET', `/auth/oauth/authorize/${id}?${query}`, {
    headers: {},
  })
  if (response.status !== 307)
    throw new Error(`${response.status}: ${JSON.stringify(response.body)}`)
  return {
    location: new URL(response.headers.get('location') ?? ''),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

/** The browser comes back from a provider. */
function comeBack(id: ProviderId, { parameters, isPosted }: Return, cookie: string) {
  const path = `/auth/oauth/callback/${id}`
  if (!isPosted) return started.call('GET', `${path}?${parameters}`, { headers: { cookie } })
  return started.call('POST', path, {
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    raw: parameters.toString(),
  })
}

async function visit(
  id: ProviderId,
  account: TestUser | 'cancels',
  extra?: Record<string, string>,
) {
  const { location, cookie } = await leave(id, extra)
  return comeBack(id, standIn.visit(id, location, account), cookie)
}

/** Returns the error that a response brings to the error page of the app. */
function errorOf({ headers, body }: Awaited<ReturnType<typeof visit>>) {
  const page = new URL(headers.get('location') ?? `http://body/${body}`)
  const { errorCode, message, details, ...rest } = Object.fromEntries(page.searchParams)
  expect([page.origin + page.pathname, details, rest]).toEqual([
    'http://localhost:3000/handler/error',
    '{}',
    {},
  ])
  return { errorCode, message }
}

/** Parameters of a sign-in of an app without a trusted error page. */
const withoutPage = { error_redirect_url: 'https://untrusted.example/error' }

/** Completes a sign-in, and returns the user who is signed in. */
async function signIn(id: ProviderId, account: TestUser) {
  const response = await visit(id, account)
  const page = new URL(response.headers.get('location') ?? `http://body/${response.body}`)
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: demo.id,
    client_secret: demo.client,
    code: page.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const tokens = await started.call('POST', '/auth/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: form.toString(),
  })
  const { access_token: access, is_new_user: isNew } = tokens.body
  const me = await started.call('GET', '/users/me', { headers: as('server', { access }) })
  return { isNew, user: me.body }
}

function fetchToken(id: ProviderId, userId: string, scope = '') {
  return started.call('POST', `/connected-accounts/${userId}/${id}/access-token`, {
    headers: as('server'),
    body: { scope },
  })
}

describe.each(ids)('%s', (id) => {
  const provider = documentedProviders[id]
  const [first] = provider.users

  it('receives sign-in requests as documented', async () => {
    const { location } = await leave(id, { provider_scope: 'extra' })
    expect(location.origin + location.pathname).toBe(provider.authorize)
    const { state, code_challenge, code_challenge_method, ...asked } = Object.fromEntries(
      location.searchParams,
    )
    expect(asked).toEqual({
      client_id: credentialsOf(id).client_id,
      response_type: 'code',
      redirect_uri: `http://localhost:8102/api/v1/auth/oauth/callback/${id}`,
      scope: `${provider.scope} extra`,
      access_type: 'offline',
      ...provider.parameters,
    })
    expect(state).toMatch(/^[0-9a-z]{45}$/)
    expect([code_challenge?.length, code_challenge_method]).toEqual(
      provider.pkce === 'refused' ? [undefined, undefined] : [43, 'S256'],
    )
  })

  it.each(provider.users.filter(({ expected }) => expected))(
    'signs in a user $about, and recognizes them later',
    async (account) => {
      const { isNew, user } = await signIn(id, account)
      const { account_id, email, verified, ...shown } = account.expected ?? {}
      expect(user).toMatchObject({
        ...shown,
        primary_email: email,
        primary_email_verified: verified,
        primary_email_auth_enabled: email !== null,
        oauth_providers: [{ id, account_id, email }],
      })
      const again = await signIn(id, { ...account, firstResponse: undefined })
      expect([isNew, again.isNew, again.user.id]).toEqual([true, false, user.id])
    },
  )

  it.each(provider.users.filter(({ expected }) => !expected))(
    'cannot sign in a user $about, and reports why',
    async (account) => {
      expect(errorOf(await visit(id, account))).toEqual({
        errorCode: 'PROVIDER_REJECTED',
        message: expect.stringMatching(/email address/),
      })
      const response = await visit(id, account, withoutPage)
      expect([response.status, response.body]).toEqual([
        400,
        expect.stringMatching(/email address/),
      ])
    },
  )

  it('provides its access token for the requested scopes', async () => {
    const { user } = await signIn(id, first)
    const token = await fetchToken(id, user.id, provider.scope)
    expect(token.status).toBe(201)
    expect(standIn.ownerOf(token.body.access_token)?.expected).toEqual(first.expected)
    const more = await fetchToken(id, user.id, 'never-asked-for')
    expect(more.body.code).toBe('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
  })

  it(
    provider.refreshToken === 'none'
      ? 'has no access token once it has run out'
      : 'refreshes its access token, and refreshes it again',
    async () => {
      const { user } = await signIn(id, first)
      const before = await fetchToken(id, user.id)
      const lifetimeMs = (provider.tokenResponse.expires_in ?? 365 * 24 * 3600) * 1000
      const tokens = [before.body.access_token]
      for (let refreshes = 1; refreshes <= 2; refreshes += 1) {
        now += lifetimeMs
        const token = await fetchToken(id, user.id)
        if (provider.refreshToken === 'none') {
          expect(token.body.code).toBe('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
        } else {
          expect(standIn.ownerOf(token.body.access_token)?.expected).toEqual(first.expected)
          tokens.push(token.body.access_token)
        }
      }
      expect(new Set(tokens).size).toBe(tokens.length)
    },
  )

  it('redirects to the error page when the user cancels', async () => {
    const { errorCode } = errorOf(await visit(id, 'cancels'))
    expect(errorCode).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
  })

  it('refuses an unknown code, reported without its own message', async () => {
    const message = expect.stringMatching(/^The provider refused the code|is not valid OAuth/)
    const returnWith = async (code: string, extra?: Record<string, string>) => {
      const { location, cookie } = await leave(id, extra)
      const back = standIn.visit(id, location, first)
      back.parameters.set('code', code)
      return comeBack(id, back, cookie)
    }
    lines.length = 0
    expect(errorOf(await returnWith('made-up'))).toEqual({
      errorCode: 'PROVIDER_REJECTED',
      message,
    })
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
    expect(warnings).toMatchObject([
      { msg: 'sign-in failed at provider', projectId: demo.id, providerId: id, reason: message },
    ])
    const response = await returnWith('made-up', withoutPage)
    expect([response.status, response.body]).toEqual([400, message])
  })

  it('signs in no user whose profile differs from the documentation', async () => {
    const data = Object.fromEntries(Object.values(provider.resources).map((name) => [name, {}]))
    const response = await visit(id, { about: '', data, claims: {}, expected: null })
    expect(errorOf(response)).toEqual({
      errorCode: 'PROVIDER_REJECTED',
      message: expect.stringMatching(/^The provider returned an account|is not valid OAuth/),
    })
  })

  it('is accepted only in the browser, and for the sign-in, that was sent to it', async () => {
    const { location, cookie } = await leave(id)
    const other = await leave(id)
    const back = standIn.visit(id, location, first)
    const otherId = id === 'google' ? 'github' : 'google'
    const otherProvider = await leave(otherId)
    const responses = [
      await comeBack(id, back, ''),
      await comeBack(id, back, other.cookie),
      await comeBack(id, back, otherProvider.cookie),
    ]
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await comeBack(id, back, cookie)).status).toBe(provider.postsResponse ? 303 : 307)
    expect((await comeBack(id, back, cookie)).status).toBe(400)

    const mixedUp = standIn.visit(
      otherId,
      otherProvider.location,
      documentedProviders[otherId].users[0],
    )
    expect((await comeBack(id, mixedUp, otherProvider.cookie)).status).toBe(400)
  })
})

describe('settings that only one provider has', () => {
  it("sends users to the project's Microsoft tenant", async () => {
    await configure({ microsoft: { microsoft_tenant_id: 'contoso.example' } })
    const { location } = await leave('microsoft')
    expect(location.pathname).toBe('/contoso.example/oauth2/v2.0/authorize')
    await configure()
  })

  it("sends Facebook the project's configuration", async () => {
    await configure({ facebook: { facebook_config_id: '1234' } })
    const { location } = await leave('facebook')
    expect(location.searchParams.get('config_id')).toBe('1234')
    await configure()
  })
})

describe('a provider out of reach', () => {
  afterEach(() => {
    outgoing = standIn.fetch
    vi.restoreAllMocks()
  })

  it.each([
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'does not respond in time',
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    ],
    [
      'stops in the middle of its response',
      async () =>
        new Response(new ReadableStream({ pull: (body) => body.error(new Error('gone')) })),
    ],
    ['sends headers and then nothing', async () => new Response(new ReadableStream({}))],
  ])('is reported with a message when it %s, and another attempt works', async (_, broken) => {
    const { location, cookie } = await leave('github')
    const back = standIn.visit('github', location, documentedProviders.github.users[0])
    outgoing = broken
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => originalTimeout(20))
    const message = 'The provider is not reachable. Try again in a moment.'
    expect(errorOf(await comeBack('github', back, cookie))).toEqual({
      errorCode: 'PROVIDER_REJECTED',
      message,
    })
    outgoing = standIn.fetch
    const direct = await leave('github', withoutPage)
    const returned = standIn.visit('github', direct.location, documentedProviders.github.users[0])
    outgoing = broken
    const response = await comeBack('github', returned, direct.cookie)
    expect([response.status, response.body]).toEqual([502, message])
    outgoing = standIn.fetch
    const again = await leave('github')
    const account = documentedProviders.github.users[0]
    expect(
      (await comeBack('github', standIn.visit('github', again.location, account), again.cookie))
        .status,
    ).toBe(307)
  })
})
