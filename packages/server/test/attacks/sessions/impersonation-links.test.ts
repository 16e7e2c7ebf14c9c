import type { EndpointKey } from '@app/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, asInternal, asInternalClient, demo, ownClient } from '../../harness'
import { unknownId } from '../../requests'
import { createTestService, page, type TestService, untrusted } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ client_user_deletion_enabled: true })
})
afterAll(() => service.server.close())

const minute = 60_000
const hour = 60 * minute
const refusal = 'NOT_ALLOWED_DURING_IMPERSONATION'

const redeem = (code: string, headers?: Record<string, string>) =>
  service.send('POST /auth/impersonation/sign-in', { headers, body: { code } })

const look = (code: string) =>
  service.send('POST /auth/impersonation/sign-in/check-code', { body: { code } })

const createLink = (body: object, headers: Record<string, string> = as('server')) =>
  service.send('POST /auth/impersonation/links', { headers, body })

const refresh = (token: string) =>
  service.send('POST /auth/sessions/current/refresh', { headers: as('client', { refresh: token }) })

describe('an impersonation link', () => {
  it('signs one browser in, for an hour, and is recorded with the person who uses it', async () => {
    const { id, email } = await service.signUp()
    const code = await service.impersonationCode(id, { issued_by: 'Grace (support)' })
    // As a preview of the link in a chat does.
    for (let visits = 0; visits < 3; visits += 1) {
      const { status, body } = await look(code)
      expect([status, body]).toEqual([
        200,
        {
          user: { id, display_name: null, primary_email: email },
          session_expires_in_millis: hour,
        },
      ])
    }
    const { status, body } = await redeem(code)
    expect([status, body]).toEqual([
      200,
      {
        user_id: id,
        access_token: expect.any(String),
        refresh_token: expect.stringMatching(/^\w{45}$/),
      },
    ])
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: id, isImpersonation: true })
    const events = await service.must('GET /internal/security-events', {
      headers: as('admin'),
      query: { user_id: id },
    })
    const [used, created, link] = events.items
    expect([used, created, link]).toMatchObject([
      { type: 'impersonation_link.used', details: { issued_by: 'Grace (support)' } },
      { type: 'session.created', details: { is_impersonation: true } },
      {
        type: 'impersonation_link.created',
        actor: { access: 'server' },
        details: { issued_by: 'Grace (support)' },
      },
    ])
    expect(used.details.session_id).toBe(created.details.session_id)
  })

  it('names the owner whose session created it', async () => {
    const { id, token } = await service.owner()
    const internal = asInternal(service.server.internalKeys.superSecretAdminKey ?? '')
    await service.must('PATCH /users/:user_id', {
      headers: internal,
      path: { user_id: id },
      body: { server_metadata: { managedProjectIds: [demo.id] } },
    })
    const user = await service.signUp()
    const headers = {
      'x-stack-project-id': demo.id,
      'x-stack-access-type': 'admin',
      'x-stack-admin-access-token': token,
    }
    const body = { user_id: user.id, callback_url: page }
    expect((await createLink(body, headers)).status).toBe(201)
    const { items } = await service.must('GET /internal/security-events', {
      headers: as('admin'),
      query: { user_id: user.id, type: 'impersonation_link.created' },
    })
    expect(items[0]).toMatchObject({ actor: { owner_id: id }, details: {} })
  })

  it('works once, and for one of many browsers at a time', async () => {
    const { id } = await service.signUp()
    const code = await service.impersonationCode(id)
    const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const { items } = await service.must('GET /auth/sessions', {
      headers: as('admin'),
      query: { user_id: id },
    })
    const isImpersonation = (session: { is_impersonation: boolean }) => session.is_impersonation
    expect(items.filter(isImpersonation)).toHaveLength(1)
    expect((await redeem(code)).body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('expires after five minutes', async () => {
    const code = await service.impersonationCode((await service.signUp()).id)
    service.pass(5 * minute)
    expect((await look(code)).body.code).toBe('VERIFICATION_CODE_EXPIRED')
    expect((await redeem(code)).body.code).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('does not work in another project', async () => {
    const code = await service.impersonationCode((await service.signUp()).id)
    const other = await service.newProject()
    expect((await redeem(code, other)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await redeem(code)).status).toBe(200)
  })

  it('does not work as another kind of code, nor another kind as a link', async () => {
    const code = await service.impersonationCode((await service.signUp()).id)
    for (const key of [
      'POST /auth/otp/sign-in',
      'POST /contact-channels/verify',
    ] satisfies EndpointKey[]) {
      expect((await service.send(key, { body: { code } })).body.code).toBe(
        'VERIFICATION_CODE_NOT_FOUND',
      )
    }
    const { code: emailed } = await service.emailedSignInCode()
    expect((await redeem(emailed)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('is revoked when its user is deleted or banned, or resets the password', async () => {
    const path = async () => ({ user_id: (await service.signUp()).id })
    const deleted = await path()
    const banned = await path()
    const replaced = await path()
    const codes = [
      await service.impersonationCode(deleted.user_id),
      await service.impersonationCode(banned.user_id),
      await service.impersonationCode(replaced.user_id),
    ]
    const headers = as('server')
    await service.must('DELETE /users/:user_id', { headers, path: deleted })
    await service.ban(banned.user_id)
    await service.must('PATCH /users/:user_id', {
      headers,
      path: replaced,
      body: { password: 'a new password' },
    })
    for (const code of codes) {
      expect((await look(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
      expect((await redeem(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    }
  })

  it('shows support the account of a banned user', async () => {
    const { id } = await service.signUp()
    await service.ban(id)
    const { access } = await service.impersonate(id)
    expect(
      (await service.send('GET /users/me', { headers: as('client', { access }) })).status,
    ).toBe(200)
  })

  it('leads only to pages of trusted domains', async () => {
    const { id: user_id } = await service.signUp()
    for (const callback_url of [
      untrusted,
      'http://localhost:3000@attacker.example/handler/impersonate',
      'javascript://localhost/%0aalert(1)',
    ]) {
      const { body } = await createLink({ user_id, callback_url })
      expect(body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
    }
  })

  it('opens the page below the first trusted domain unless a page is named', async () => {
    const { id: user_id } = await service.signUp()
    const { config } = await service.must('GET /projects/current', { headers: as('admin') })
    await service.configure({ domains: [] })
    const without = await createLink({ user_id })
    await service.configure({
      domains: [{ domain: 'https://app.example.com', handler_path: '/auth' }],
    })
    const { body } = await createLink({ user_id })
    await service.configure({ domains: config.domains })
    expect(without.status).toBe(400)
    expect(body.url).toMatch(/^https:\/\/app\.example\.com\/auth\/impersonate\?code=\w{45}$/)
  })

  it('is created by servers and owners only, for existing users, and for eight hours at most', async () => {
    const user = await service.signUp()
    const body = { user_id: user.id, callback_url: page }
    expect((await createLink(body, as('client', user.tokens))).body.code).toBe(
      'INSUFFICIENT_ACCESS_TYPE',
    )
    expect((await createLink({ ...body, user_id: unknownId })).body.code).toBe(
      'USER_ID_DOES_NOT_EXIST',
    )
    for (const session_expires_in_millis of [8 * hour + 1, 0, -hour]) {
      expect((await createLink({ ...body, session_expires_in_millis })).body.code).toBe(
        'SCHEMA_ERROR',
      )
    }
  })

  it('does not exist for users of the project internal, who own projects', async () => {
    const { id } = await service.owner()
    const headers = asInternal(service.server.internalKeys.superSecretAdminKey ?? '')
    const { status } = await createLink({ user_id: id, callback_url: page }, headers)
    expect(status).toBe(403)
  })
})

describe('an impersonation session', () => {
  it('is not extended: neither by a refresh, nor by the lifetime of its last access token', async () => {
    const { id } = await service.signUp()
    const session_expires_in_millis = 30 * minute
    const { refresh: token } = await service.impersonate(id, { session_expires_in_millis })
    const end = service.time() + session_expires_in_millis
    service.pass(25 * minute)
    const { access_token } = (await refresh(token)).body
    expect((decodeJwt(access_token).exp ?? 0) * 1000).toBeLessThanOrEqual(end)
    service.pass(5 * minute)
    expect((await refresh(token)).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const { body } = await service.send('GET /users/me', {
      headers: as('client', { access: access_token }),
    })
    expect(body.code).toBe('ACCESS_TOKEN_EXPIRED')
  })

  it('changes neither the password nor a sign-in method, and gets no token of a provider', async () => {
    const { id } = await service.signUp()
    const headers = as('client', await service.impersonate(id))
    const account = { path: { user_id: 'me', provider_id: 'google' }, body: {} }
    const body = { old_password: 'correct horse', new_password: 'another horse' }
    const moves: [EndpointKey, object][] = [
      ['POST /auth/password/update', { body }],
      ['POST /auth/password/set', { body: { password: 'set by support' } }],
      ['PATCH /users/me', { body: { totp_secret_base64: 'c2VjcmV0IG9mIHN1cHBvcnQ=' } }],
      ['PATCH /users/me', { body: { otp_auth_enabled: false } }],
      ['POST /users/me/recovery-codes', {}],
      ['POST /auth/passkey/initiate-passkey-registration', {}],
      ['POST /contact-channels', { body: { user_id: 'me', value: 's@example.com' } }],
      ['POST /connected-accounts/:user_id/:provider_id/access-token', account],
      ['DELETE /users/me', {}],
    ]
    for (const [key, request] of moves) {
      const { status, body } = await service.send(key, { headers, ...request })
      expect([key, status, body.code]).toEqual([key, 403, refusal])
    }
    const rename = { headers, body: { display_name: 'Ada' } }
    const { body: me } = await service.send('PATCH /users/me', rename)
    expect(me).toMatchObject({ display_name: 'Ada', is_impersonation: true })
  })

  it("is refused the same when the app's server forwards its token", async () => {
    const { access } = await service.impersonate((await service.signUp()).id)
    const headers = as('server', { access })
    const request = { headers, body: { password: 'set by support' } }
    expect((await service.send('POST /auth/password/set', request)).body.code).toBe(refusal)
  })

  it('is not passed on to a command-line program, whose session would stay', async () => {
    const { refresh: refresh_token } = await service.impersonate((await service.signUp()).id)
    const { login_code } = await service.must('POST /auth/cli', { body: {} })
    const { body } = await service.send('POST /auth/cli/complete', {
      body: { login_code, refresh_token },
    })
    expect(body.code).toBe(refusal)
  })

  it('of an owner opens none of their projects', async () => {
    const { id, headers } = await service.owner()
    const { id: projectId } = await service.must('POST /internal/projects', {
      headers,
      body: { display_name: 'Own' },
    })
    const { internalKeys } = service.server
    const session = await service.must('POST /auth/sessions', {
      headers: asInternal(internalKeys.superSecretAdminKey ?? ''),
      body: { user_id: id, is_impersonation: true },
    })
    const list = { headers: asInternalClient(internalKeys, session.access_token) }
    expect((await service.send('GET /internal/projects', list)).body.code).toBe(refusal)
    const open = {
      headers: {
        'x-stack-project-id': projectId,
        'x-stack-access-type': 'admin',
        'x-stack-admin-access-token': session.access_token,
      },
    }
    expect((await service.send('GET /projects/current', open)).body.code).toBe(refusal)
  })

  it('is listed for its user, who ends it', async () => {
    const { id, tokens } = await service.signUp()
    const { refresh: token } = await service.impersonate(id)
    const headers = { ...as('client', tokens), ...ownClient }
    const query = { user_id: 'me' }
    const { items } = await service.must('GET /auth/sessions', { headers, query })
    const found = items.find((session: { is_impersonation: boolean }) => session.is_impersonation)
    await service.must('DELETE /auth/sessions/:id', { headers, path: { id: found.id } })
    expect((await refresh(token)).status).toBe(401)
    // Published clients see what they saw.
    await service.impersonate(id)
    const published = await service.must('GET /auth/sessions', {
      headers: as('client', tokens),
      query,
    })
    expect(published.items).toHaveLength(1)
  })

  it('leaves the tokens and the user of other sessions as they are', async () => {
    const { id, tokens } = await service.signUp()
    await service.impersonate(id)
    const own = await service.must('GET /users/me', { headers: as('client', tokens) })
    expect(own).not.toHaveProperty('is_impersonation')
    expect(decodeJwt(tokens.access)).not.toHaveProperty('isImpersonation')
  })
})
