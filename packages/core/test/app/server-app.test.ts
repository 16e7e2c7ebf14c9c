import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KnownErrors, NetworkError, UsageError } from '../../src/index'
import { demo, type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function signedInRequest(header: 'x-stack-auth' | 'cookie') {
  const app = service.openClient()
  await signUp(app, service.newEmail())
  const user = await app.getUser({ or: 'throw' })
  const tokens = await user.getAuthJson()
  const packed = encodeURIComponent(JSON.stringify([tokens.refreshToken, tokens.accessToken]))
  const value = {
    'x-stack-auth': JSON.stringify(tokens),
    cookie: `stack-refresh-${demo.projectId}=${tokens.refreshToken}; stack-access=${packed}`,
  }[header]
  return {
    user,
    tokens,
    request: new Request('http://app.test/me', { headers: { [header]: value } }),
  }
}

describe('ServerApp.getUser', () => {
  it.each(['x-stack-auth', 'cookie'] as const)(
    'identifies the sender of a request by %s',
    async (header) => {
      const { user, request } = await signedInRequest(header)
      const app = service.openServer()
      service.calls.length = 0
      expect(await app.getUser({ tokenStore: request })).toMatchObject({
        id: user.id,
        serverMetadata: null,
        lastActiveAt: expect.any(Date),
        primaryEmailAuthEnabled: true,
      })
      expect(service.calls).toEqual(['GET /users/me'])
    },
  )

  it.each(['', '.', '..', 'none'])('finds no user or team with the id %j', async (id) => {
    const { user } = await signedInRequest('cookie')
    const app = service.openServer()
    await app.createTeam({ displayName: 'Not asked for', creatorUserId: user.id })
    expect(await app.getTeam(id)).toBeNull()
    expect(await app.getUser(id)).toBeNull()
  })

  it('works under its deprecated names, with a warning', async () => {
    const { user, request } = await signedInRequest('cookie')
    const { getServerUser, getServerUserById } = service.openServer()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await getServerUser({ tokenStore: request })).toMatchObject({ id: user.id })
    expect(warn.mock.calls).toEqual([[expect.stringContaining('use getUser')]])
    expect(await getServerUserById(user.id)).toMatchObject({ id: user.id })
    warn.mockRestore()
  })

  it('reads the headers of plain Node requests', async () => {
    const { user, tokens } = await signedInRequest('x-stack-auth')
    const request = { headers: { 'x-stack-auth': JSON.stringify(tokens) } }
    const { getUser } = service.openServer()
    expect((await getUser({ tokenStore: request, or: 'throw' })).id).toBe(user.id)
  })

  it('reads the headers of a request that has a method get, as in Express and Koa', async () => {
    const { user, tokens } = await signedInRequest('x-stack-auth')
    const headers = { 'x-stack-auth': JSON.stringify(tokens) }
    const request = { headers, method: 'GET', get: () => undefined, set: () => {} }
    const { getUser, requireUser } = service.openServer()
    expect((await getUser({ tokenStore: request }))?.id).toBe(user.id)
    expect((await requireUser(request)).id).toBe(user.id)
  })

  it('returns null for a request without tokens, without a request to the service', async () => {
    const app = service.openServer()
    const request = new Request('http://app.test/me')
    service.calls.length = 0
    expect(await app.getUser({ tokenStore: request })).toBeNull()
    await expect(app.getUser({ tokenStore: request, or: 'throw' })).rejects.toBeInstanceOf(
      KnownErrors.UserAuthenticationRequired,
    )
    await expect(app.getUser({ tokenStore: request, or: 'redirect' })).rejects.toThrow('redirect')
    expect(service.calls).toEqual([])
  })

  it('never exposes fields for servers to browsers', async () => {
    const { request } = await signedInRequest('x-stack-auth')
    const user = await service.openServer().getUser({ tokenStore: request, or: 'throw' })
    expect(Object.keys(user.toClientJson()).sort()).toEqual([
      'accepted_terms_at_millis',
      'accepted_terms_version',
      'auth_with_email',
      'client_metadata',
      'client_read_only_metadata',
      'display_name',
      'has_password',
      'id',
      'is_anonymous',
      'oauth_providers',
      'otp_auth_enabled',
      'passkey_auth_enabled',
      'password_changed_at_millis',
      'primary_email',
      'primary_email_verified',
      'profile_image_url',
      'requires_email_verification',
      'requires_totp_mfa',
      'selected_team',
      'selected_team_id',
      'signed_up_at_millis',
    ])
  })

  it('updates the user as a server', async () => {
    const { request } = await signedInRequest('x-stack-auth')
    const app = service.openServer()
    const user = await app.getUser({ tokenStore: request, or: 'throw' })
    await user.setDisplayName('Grace')
    expect(await user.refresh()).toMatchObject({ displayName: 'Grace', serverMetadata: null })
  })

  it('keeps the users of two requests apart', async () => {
    const [one, two] = [await signedInRequest('cookie'), await signedInRequest('cookie')]
    const app = service.openServer()
    const [a, b] = await Promise.all([
      app.getUser({ tokenStore: one.request }),
      app.getUser({ tokenStore: two.request }),
    ])
    expect([a?.id, b?.id]).toEqual([one.user.id, two.user.id])
  })

  it('sends many requests at once without a leak warning', async () => {
    const app = service.openServer()
    const warned = vi.fn()
    process.on('warning', warned)
    await Promise.all(Array.from({ length: 20 }, () => app.getUser(crypto.randomUUID())))
    // Warnings are emitted asynchronously.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', warned)
    expect(warned.mock.calls).toEqual([])
  })

  it('requires a secret key, and a token store for each call', async () => {
    expect(() => service.openServer({ secretServerKey: 'pck_1' } as object)).toThrow('ssk_')
    await expect(service.openServer().getUser({ or: 'return-null' } as never)).rejects.toThrow(
      'token store',
    )
  })
})

describe('ServerApp.requireUser', () => {
  it('returns the sender of a request, or throws the error to respond with', async () => {
    const browser = service.openClient()
    const email = service.newEmail()
    await signUp(browser, email)
    const headers = await (await browser.getUser({ or: 'throw' })).getAuthHeaders()
    const { requireUser } = service.openServer()
    expect(await requireUser(new Request('https://app.test/', { headers }))).toMatchObject({
      primaryEmail: email,
    })
    expect(await requireUser({ headers })).toMatchObject({ primaryEmail: email })
    const refused = [
      'garbled',
      '{}',
      '{"refreshToken":["a"]}',
      '{"accessToken":["a"],"refreshToken":5}',
    ]
    for (const headers of [{}, ...refused.map((auth) => ({ 'x-stack-auth': auth }))]) {
      const response = requireUser({ headers })
      await expect(response).rejects.toBeInstanceOf(KnownErrors.UserAuthenticationRequired)
      await expect(response).rejects.toMatchObject({ statusCode: 401 })
    }
  })
})

describe('a secret server key of another project', () => {
  it('is what the error names, also for a request whose tokens have expired', async () => {
    const { tokens } = await signedInRequest('cookie')
    const { getUser, requireUser } = service.openServer({
      secretServerKey: `ssk_${'1'.repeat(45)}`,
    })
    const cookie = `stack-refresh-${demo.projectId}=${tokens.refreshToken}`
    const expected = {
      errorCode: 'INVALID_SECRET_SERVER_KEY',
      message: expect.stringContaining('The secret server key is not a valid key of project'),
    }
    await expect(getUser(crypto.randomUUID())).rejects.toMatchObject(expected)
    await expect(requireUser({ headers: { cookie } })).rejects.toMatchObject(expected)
  })
})

describe('a request with Authorization: Bearer', () => {
  const bearing = (token: string | null, scheme = 'Bearer') => ({
    headers: { authorization: `${scheme} ${token}` },
  })

  it('identifies its sender by the access token', async () => {
    const { user, tokens } = await signedInRequest('x-stack-auth')
    const { getUser, requireUser } = service.openServer()
    expect((await requireUser(bearing(tokens.accessToken))).id).toBe(user.id)
    expect((await requireUser(bearing(tokens.accessToken, 'bearer'))).id).toBe(user.id)
    expect((await getUser({ tokenStore: bearing(tokens.accessToken) }))?.id).toBe(user.id)
  })

  it('leaves other credentials to the app: the cookies count', async () => {
    const { user, request } = await signedInRequest('cookie')
    const { requireUser } = service.openServer()
    for (const authorization of ['Basic YTpi', 'Bearer sk_live_1', 'Bearer']) {
      const headers = { authorization, cookie: request.headers.get('cookie') ?? '' }
      expect((await requireUser({ headers })).id).toBe(user.id)
    }
  })

  it('is refused with a forged or expired token', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const later = service.openServer({ now: () => Date.now() + 3_600_000 })
    const { requireUser } = service.openServer()
    const forged = bearing(`${tokens.accessToken?.slice(0, -4)}AAAA`)
    await expect(requireUser(forged)).rejects.toMatchObject({ statusCode: 401 })
    const expired = later.requireUser(bearing(tokens.accessToken))
    await expect(expired).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('ServerApp.verifyRequest', () => {
  it.each(['x-stack-auth', 'cookie'] as const)(
    'returns the claims of a request with %s, fetching only the keys',
    async (header) => {
      const { user, request } = await signedInRequest(header)
      const { verifyRequest } = service.openServer()
      service.calls.length = 0
      const expected = { status: 'ok', data: { userId: user.id, projectId: demo.projectId } }
      expect(await verifyRequest(request)).toMatchObject(expected)
      expect(await verifyRequest(request)).toMatchObject(expected)
      expect(service.calls).toEqual([`GET /projects/${demo.projectId}/.well-known/jwks.json`])
    },
  )

  it('returns the claims of a request with Authorization: Bearer', async () => {
    const { user, tokens } = await signedInRequest('x-stack-auth')
    const { verifyRequest } = service.openServer()
    const headers = { authorization: `Bearer ${tokens.accessToken}` }
    expect(await verifyRequest({ headers })).toMatchObject({ data: { userId: user.id } })
  })

  it.each([
    ['no tokens', {}],
    ['an unreadable header', { 'x-stack-auth': 'garbled' }],
  ])('returns USER_AUTHENTICATION_REQUIRED for %s', async (_name, headers) => {
    const { verifyRequest } = service.openServer()
    expect(await verifyRequest({ headers })).toMatchObject({
      status: 'error',
      error: { errorCode: 'USER_AUTHENTICATION_REQUIRED', statusCode: 401 },
    })
  })

  it('describes a damaged token as requireUser does', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const { requireUser, verifyRequest } = service.openServer()
    const damaged = `${tokens.accessToken?.slice(0, -4)}AAAA`
    const request = { headers: { authorization: `Bearer ${damaged}` } }
    const message = 'The request is not signed in.'
    expect(await verifyRequest(request)).toMatchObject({
      error: { errorCode: 'UNPARSABLE_ACCESS_TOKEN', statusCode: 401, message },
    })
    await expect(requireUser(request)).rejects.toMatchObject({ message })
  })

  it('ignores the cookies of a request that changes data from another origin', async () => {
    const { request } = await signedInRequest('cookie')
    const headers = { cookie: request.headers.get('cookie') ?? '', origin: 'https://evil.test' }
    const forged = new Request('http://app.test/me', { method: 'POST', headers })
    expect(await service.openServer().verifyRequest(forged)).toMatchObject({
      error: {
        errorCode: 'USER_AUTHENTICATION_REQUIRED',
        message: expect.stringContaining('another origin'),
      },
    })
  })

  it('returns ACCESS_TOKEN_EXPIRED if only the refresh token is left', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const later = service.openServer({ now: () => Date.now() + 3_600_000 })
    for (const given of [tokens, { refreshToken: tokens.refreshToken }]) {
      const headers = { 'x-stack-auth': JSON.stringify(given) }
      expect(await later.verifyRequest({ headers })).toMatchObject({
        error: { errorCode: 'ACCESS_TOKEN_EXPIRED' },
      })
      // Which the service can exchange.
      expect(await later.requireUser({ headers })).toBeTruthy()
    }
  })
})

describe('ServerApp.verifyAccessToken', () => {
  it('returns the claims, fetching the keys once', async () => {
    const { user, tokens } = await signedInRequest('x-stack-auth')
    const app = service.openServer()
    service.calls.length = 0
    const token = tokens.accessToken ?? ''
    const results = await Promise.all([app.verifyAccessToken(token), app.verifyAccessToken(token)])
    expect(results[0]).toEqual({
      status: 'ok',
      data: {
        userId: user.id,
        projectId: demo.projectId,
        sessionId: expect.any(String),
        issuedAt: expect.any(Date),
        expiresAt: expect.any(Date),
        user: null,
        isEmailVerificationRequired: false,
        isImpersonation: false,
      },
    })
    expect(results[1]).toEqual(results[0])
    expect(service.calls).toEqual([`GET /projects/${demo.projectId}/.well-known/jwks.json`])
  })

  it('says that the runtime lacks Web Crypto', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    vi.stubGlobal('crypto', undefined)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const verifying = service.openServer().verifyAccessToken(tokens.accessToken ?? '')
    await expect(verifying).rejects.toThrow('needs crypto.subtle')
    await expect(verifying).rejects.toBeInstanceOf(UsageError)
  })

  it('rejects expired and forged tokens with specific errors', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const token = tokens.accessToken ?? ''
    const { data } = (await service.openServer().verifyAccessToken(token)) as {
      data: { expiresAt: Date }
    }
    const at = (seconds: number) =>
      service.openServer({ now: () => data.expiresAt.getTime() + seconds * 1000 })
    // The clock of a server may be half a minute ahead.
    expect(await at(29).verifyAccessToken(token)).toMatchObject({ status: 'ok' })
    const later = at(31)
    expect(await later.verifyAccessToken(token)).toMatchObject({
      error: {
        errorCode: 'ACCESS_TOKEN_EXPIRED',
        details: { expired_at_millis: expect.any(Number) },
      },
    })
    const app = service.openServer()
    const forged = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const wrong of [forged, 'text', '']) {
      const result = await app.verifyAccessToken(wrong)
      expect(result).toMatchObject({ error: { errorCode: 'UNPARSABLE_ACCESS_TOKEN' } })
    }
  })

  it('does not fetch keys again for every unknown one', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const app = service.openServer()
    await app.verifyAccessToken(tokens.accessToken ?? '')
    const [, payload, signature] = (tokens.accessToken ?? '').split('.')
    const header = Buffer.from('{"alg":"ES256","kid":"unknown"}').toString('base64url')
    service.calls.length = 0
    for (let attempt = 0; attempt < 3; attempt++) {
      const result = await app.verifyAccessToken(`${header}.${payload}.${signature}`)
      expect(result).toMatchObject({
        error: {
          errorCode: 'UNPARSABLE_ACCESS_TOKEN',
          message: 'The access token is not signed with a key of this project.',
        },
      })
    }
    // A claims set that is not JSON.
    const result = await app.verifyAccessToken(`${header}.bm8.${signature}`)
    expect(result).toMatchObject({ error: { errorCode: 'UNPARSABLE_ACCESS_TOKEN' } })
    expect(service.calls).toEqual([])
  })

  it('refuses a token for an odd project, whose claims are not signed', async () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const header = encode('{"alg":"ES256","kid":"unknown"}')
    const { verifyAccessToken } = service.openServer()
    for (const aud of ['{"toString":0}', '["a",{"toString":0}]', 'null', '5']) {
      const result = await verifyAccessToken(`${header}.${encode(`{"aud":${aud}}`)}.c2lnbg`)
      expect(result).toMatchObject({
        error: {
          errorCode: 'INVALID_PROJECT_FOR_ACCESS_TOKEN',
          details: { actual_project_id: aud },
        },
      })
    }
  })

  it('refuses a token that names no key while there are several', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const [, payload, signature] = (tokens.accessToken ?? '').split('.')
    const header = Buffer.from('{"alg":"ES256"}').toString('base64url')
    const { verifyAccessToken } = service.openServer({
      async fetch(request) {
        const { keys } = await (await service.fetch(request)).json()
        return Response.json({ keys: [...keys, { ...keys[0], kid: 'former' }] })
      },
    })
    const result = await verifyAccessToken(`${header}.${payload}.${signature}`)
    expect(result).toMatchObject({ error: { errorCode: 'UNPARSABLE_ACCESS_TOKEN' } })
  })

  it('throws a NetworkError if the keys cannot be fetched', async () => {
    const { tokens } = await signedInRequest('x-stack-auth')
    const fetch = vi.fn(async () => new Response('down', { status: 503 }))
    const app = service.openServer({ fetch })
    await expect(app.verifyAccessToken(tokens.accessToken ?? '')).rejects.toBeInstanceOf(
      NetworkError,
    )
  })
})
