import { createHash, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeBack, exchange, leave, locationOf } from '../../browsers/oauth-browser'
import { as, startServer } from '../../harness'

// Plain HTTP with a path, as identity providers on a laptop have it.
const issuer = 'http://identity.test:9000/realm'
const clientSecret = 'a secret: with % and ~'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An OpenID provider with one user, `ada@example.com`, that validates its requests strictly. */
function createIssuer() {
  const challenges = new Map<string, { challenge: string; redirectUri: string; client: string }>()

  function visit(location: URL): Record<string, string> {
    const of = (name: string) => location.searchParams.get(name) ?? ''
    expect(location.href).toContain(`${issuer}/auth?`)
    expect([of('response_type'), of('code_challenge_method')]).toEqual(['code', 'S256'])
    const code = crypto.randomUUID()
    challenges.set(code, {
      challenge: of('code_challenge'),
      redirectUri: of('redirect_uri'),
      client: of('client_id'),
    })
    return { code, state: of('state'), iss: issuer }
  }

  async function respondWithToken(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const known = challenges.get(form.get('code') ?? '')
    const basic = atob(request.headers.get('authorization')?.replace('Basic ', '') ?? '')
    // RFC 6749 section 2.3.1
    const [client, secret] = basic
      .split(':')
      .map((part) => new URLSearchParams(`v=${part}`).get('v'))
    if (!known || client !== known.client || secret !== clientSecret) {
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    }
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (challenge !== known.challenge || form.get('redirect_uri') !== known.redirectUri) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    }
    const idToken = await new SignJWT({ sub: 'ada@example.com', iss: issuer, aud: known.client })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt()
      .setExpirationTime('10 min')
      .sign(privateKey)
    return Response.json({ access_token: 'of-ada', token_type: 'Bearer', id_token: idToken })
  }

  const responses: Record<string, (request: Request) => Response | Promise<Response>> = {
    '/realm/.well-known/openid-configuration': () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
      }),
    '/realm/token': respondWithToken,
    '/realm/me': (request) =>
      request.headers.get('authorization') === 'Bearer of-ada'
        ? Response.json({ sub: 'ada@example.com', name: 'Ada' })
        : new Response(null, { status: 401 }),
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = responses[new URL(request.url).pathname]
    return response ? response(request) : new Response(null, { status: 404 })
  }
  return { fetch, visit }
}

const identity = createIssuer()
let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer({
    fetch: identity.fetch,
    sharedOauthIssuer: issuer,
    sharedOauthClientSecret: clientSecret,
  })
  await started.configure({
    oauth_providers: ['google', 'spotify'].map((id) => ({ id, enabled: true, type: 'shared' })),
  })
})
afterAll(() => started.server.close())

async function signIn(provider: string) {
  const { location, headers } = await leave(started.call, provider)
  const back = { headers, parameters: identity.visit(location) }
  const code = locationOf(await comeBack(started.call, back, provider)).searchParams.get('code')
  const { body } = await started.call('POST', '/auth/oauth/token', exchange(code ?? ''))
  const session = { ...as('client'), 'x-stack-access-token': body.access_token }
  const user = (await started.call('GET', '/users/me', { headers: session })).body
  return { isNew: body.is_new_user, user }
}

describe('an issuer that stands in for all shared providers', () => {
  it('is found by discovery, and confirms the address that is its subject', async () => {
    const first = await signIn('google')
    expect(first.isNew).toBe(true)
    expect(first.user).toMatchObject({
      primary_email: 'ada@example.com',
      primary_email_verified: true,
      display_name: 'Ada',
      oauth_providers: [{ id: 'google', account_id: 'ada@example.com', email: 'ada@example.com' }],
    })
    const again = await signIn('google')
    expect([again.isNew, again.user.id]).toEqual([false, first.user.id])
  })

  it('has a separate client for each provider', async () => {
    expect((await signIn('spotify')).user.oauth_providers).toContainEqual({
      id: 'spotify',
      account_id: 'ada@example.com',
      email: 'ada@example.com',
    })
  })
})
