import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  locationOf,
  signInAtProvider,
} from '../browsers/oauth-browser'
import { as } from '../harness'
import { refreshAs } from '../refreshing'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const errorPage = { error_redirect_url: page }

/** Connects an account at a provider to a user, and returns the URL of the last redirect. */
async function connect(tokens: { access: string }, email: string): Promise<URL> {
  const link = { type: 'link', token: tokens.access, ...errorPage }
  const url = locationOf(
    await comeBack(service.call, await signInAtProvider(service.call, email, link)),
  )
  const code = url.searchParams.get('code')
  if (code !== null) await service.must('POST /auth/oauth/token', exchange(code))
  return url
}

const errorOf = (url: URL) => url.searchParams.get('errorCode')

describe('account linking', () => {
  it('keeps an account with the user who connected it', async () => {
    const [owner, other] = [await service.signUp(), await service.signUp()]
    const email = service.newEmail()
    expect(errorOf(await connect(owner.tokens, email))).toBeNull()
    expect(errorOf(await connect(other.tokens, email))).toBe(
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    )
    const code = await authorizationCode(service.call, email)
    const { body } = await service.send('POST /auth/oauth/token', exchange(code))
    const me = await service.must('GET /users/me', {
      headers: as('client', { access: body.access_token }),
    })
    expect(me.id).toBe(owner.id)
  })

  it('does not sign in to an unverified account that another user created with the address', async () => {
    const victim = service.newEmail()
    await service.signUp(victim)
    const came = await comeBack(
      service.call,
      await signInAtProvider(service.call, victim, errorPage),
    )
    expect(errorOf(locationOf(came))).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
  })

  it('is completed only by the browser that began it', async () => {
    const attacker = await service.signUp()
    const link = { type: 'link', token: attacker.tokens.access }
    const { parameters } = await signInAtProvider(service.call, service.newEmail(), link)
    const victim = await signInAtProvider(service.call, service.newEmail())
    const response = await comeBack(service.call, { headers: victim.headers, parameters })
    expect(response.status).toBe(400)
  })
})

describe('an invitation', () => {
  it('is listed and revoked only by members of its own team', async () => {
    const { teamId } = await service.invitation()
    const other = await service.team()
    const list = await service.send('GET /team-invitations', {
      headers: other.headers,
      query: { team_id: teamId },
    })
    expect(list.status).toBeGreaterThanOrEqual(400)
    const { items } = await service.must('GET /team-invitations', {
      headers: as('server'),
      query: { team_id: teamId },
    })
    const id: string = items[0].id
    for (const team_id of [teamId, other.id]) {
      const revoked = await service.call('DELETE', `/team-invitations/${id}?team_id=${team_id}`, {
        headers: other.headers,
      })
      expect(revoked.status).toBeGreaterThanOrEqual(400)
    }
  })

  it('is accepted by its code, not by its id, and not after its team is deleted', async () => {
    const { teamId, code } = await service.invitation()
    const headers = await service.signedIn()
    const { items } = await service.must('GET /team-invitations', {
      headers: as('server'),
      query: { team_id: teamId },
    })
    const accept = (code: string) =>
      service.send('POST /team-invitations/accept', { headers, body: { code } })
    expect((await accept(items[0].id)).status).toBeGreaterThanOrEqual(400)
    await service.must('DELETE /teams/:team_id', {
      headers: as('server'),
      path: { team_id: teamId },
    })
    expect((await accept(code)).status).toBeGreaterThanOrEqual(400)
  })

  it('is of no use in another project', async () => {
    const { code } = await service.invitation()
    const otherProject = await service.newProject()
    const { access_token } = await service.must('POST /auth/password/sign-up', {
      headers: otherProject,
      body: { email: service.newEmail(), password: 'a password', verification_callback_url: page },
    })
    const { body } = await service.send('POST /team-invitations/accept', {
      headers: { ...otherProject, 'x-stack-access-token': access_token },
      body: { code },
    })
    expect(body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('an authorization code', () => {
  // single-use.test.ts shows that one of fifty concurrent requests wins.
  it('is redeemed once, by the client that began the sign-in, in its project', async () => {
    const code = await authorizationCode(service.call, service.newEmail())
    const redeem = async (changes: Record<string, string> = {}) =>
      (await service.send('POST /auth/oauth/token', exchange(code, changes))).body.code
    const refused = 'INVALID_AUTHORIZATION_CODE'
    const internal = {
      client_id: 'internal',
      client_secret: service.server.internalKeys.publishableClientKey ?? '',
    }
    expect(await redeem(internal)).toBe(refused)
    expect(await redeem({ code_verifier: 'w'.repeat(64) })).toBe(refused)
    expect(await redeem({ code_verifier: '' })).toBe(refused)
    expect(await redeem()).toBeUndefined()
    expect(await redeem()).toBe(refused)
  })
})

describe('a CLI sign-in', () => {
  it('goes to the holder of the polling code, and is confirmed once by its login code', async () => {
    const { tokens } = await service.signUp()
    const begun = await service.must('POST /auth/cli', { body: {} })
    const complete = (login_code: string, headers?: Record<string, string>) =>
      service.send('POST /auth/cli/complete', {
        ...(headers && { headers }),
        body: { login_code, refresh_token: tokens.refresh },
      })
    const poll = (polling_code: string, headers?: Record<string, string>) =>
      service.send('POST /auth/cli/poll', { ...(headers && { headers }), body: { polling_code } })

    const otherProject = await service.newProject()
    expect((await complete(begun.polling_code)).status).toBe(400)
    expect((await complete(begun.login_code, otherProject)).status).toBe(400)
    expect((await complete(begun.login_code)).status).toBe(200)
    // No other user can replace it with their own session.
    expect((await complete(begun.login_code)).status).toBe(400)
    expect((await poll(begun.login_code)).body.code).toBe('INVALID_POLLING_CODE')
    expect((await poll(begun.polling_code, otherProject)).body.code).toBe('INVALID_POLLING_CODE')
    const { refresh_token } = (await poll(begun.polling_code)).body
    expect(refresh_token).not.toBe(tokens.refresh)
    expect((await refreshAs(service.call, refresh_token)).status).toBe(200)
  })
})

describe('a deleted user', () => {
  it('leaves no session, and no code that could start one', async () => {
    const { id, email, tokens } = await service.signUp()
    const path = { user_id: id }
    const verified = { primary_email_verified: true, otp_auth_enabled: true }
    await service.must('PATCH /users/:user_id', { headers: as('server'), path, body: verified })
    const { code: signInCode } = await service.emailedSignInCode(email, 2)
    await service.must('POST /auth/password/send-reset-code', {
      body: { email, callback_url: page },
    })
    const resetCode = await service.codeEmailedTo(email, 3)
    const cli = await service.must('POST /auth/cli', { body: {} })
    const confirmed = { login_code: cli.login_code, refresh_token: tokens.refresh }
    await service.must('POST /auth/cli/complete', { body: confirmed })
    const link = { type: 'link', token: tokens.access }
    const account = service.newEmail()
    const underway = await signInAtProvider(service.call, account, link)

    await service.must('DELETE /users/:user_id', { headers: as('server'), path })

    const gone = 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'
    expect((await refreshAs(service.call, tokens.refresh)).body.code).toBe(gone)
    const polled = await service.must('POST /auth/cli/poll', {
      body: { polling_code: cli.polling_code },
    })
    expect((await refreshAs(service.call, polled.refresh_token)).body.code).toBe(gone)
    const headers = as('client', tokens)
    expect((await service.call('GET', '/users/me', { headers })).status).toBe(400)
    expect((await comeBack(service.call, underway)).status).toBe(400)
    for (const [path, body] of [
      ['otp/sign-in', { code: signInCode }],
      ['password/reset', { code: resetCode, password: 'another word' }],
    ] as const) {
      expect((await service.call('POST', `/auth/${path}`, { body })).status).toBeGreaterThanOrEqual(
        400,
      )
    }
  })
})
