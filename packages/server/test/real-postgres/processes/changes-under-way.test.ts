import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { authorizationCode, exchange } from '../../browsers/oauth-browser'
import { createPasskey, signChallenge } from '../../browsers/passkey-browser'
import { as, type TestResponse } from '../../harness'
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver'
import { createTestTeam } from '../../teams/test-team'
import { page } from '../../test-service'
import { query } from '../query'
import { holdMembership, lockPasskeys, lockSessions, lockUser, waitForWaiting } from '../waiting'
import { codesOf, startForChanges } from './start-for-changes'

it.each([
  ['POST /auth/anonymous/sign-up', undefined],
  [
    'POST /auth/password/sign-up',
    { email: 'new@example.com', password: 'long enough', verification_callback_url: page },
  ],
] as const)('%s creates no user whom a ban could reach before their session', async (key, body) => {
  const service = await startForChanges()
  const unlock = await lockSessions(service.databaseUrl)
  const signUp = service.send(key, { body })
  await Promise.race([waitForWaiting(service.databaseUrl, 1), signUp])
  const { items } = await service.must('GET /users', { headers: as('server') })
  await unlock()
  expect(items).toEqual([])
  expect((await signUp).status).toBe(200)
})

describe('a request during a change of the user that it depends on', () => {
  it('does not sign in with a passkey that is being removed', async () => {
    const service = await startForChanges()
    const { tokens, authenticator } = await service.userWithPasskey()
    const { id } = await service.must('GET /users/me', { headers: as('client', tokens) })
    const signIn = await signChallenge(service, authenticator)
    const removal = { headers: as('client', tokens), body: { passkey_auth_enabled: false } }
    const responses = await service.oneAfterAnother(id, [
      () => service.send('PATCH /users/me', removal),
      () => service.send('POST /auth/passkey/sign-in', signIn),
    ])
    expect(codesOf(responses)).toEqual([200, 'PASSKEY_AUTHENTICATION_FAILED'])
  })

  it.each([
    ['password', { password: 'a longer battery' }, 'EMAIL_PASSWORD_MISMATCH'],
    ['second factor', { totp_secret_base64: 'MTIz' }, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'],
    ['ban', { ban: {} }, 'USER_BANNED'],
  ])('does not sign in past a new %s', async (_, change, refusal) => {
    const service = await startForChanges()
    const { id, email, password } = await service.signUp()
    const path = { user_id: id }
    const responses = await service.oneAfterAnother(id, [
      () => service.send('PATCH /users/:user_id', { headers: as('server'), path, body: change }),
      () => service.send('POST /auth/password/sign-in', { body: { email, password } }),
    ])
    expect(codesOf(responses)).toEqual([200, refusal])
  })

  // A copy of a passkey shows by its counter (WebAuthn Level 3 section 6.1.1).
  it('does not sign in with a passkey whose counter is behind that of a concurrent sign-in', async () => {
    const service = await startForChanges()
    const { id, authenticator } = await service.userWithPasskey()
    const earlier = await signChallenge(service, authenticator)
    const later = await signChallenge(service, authenticator)
    const unlock = await lockPasskeys(service.databaseUrl, id)
    const responses: Promise<TestResponse>[] = []
    for (const request of [later, earlier]) {
      responses.push(service.send('POST /auth/passkey/sign-in', request))
      await waitForWaiting(service.databaseUrl, responses.length)
    }
    await unlock()
    const outcomes = codesOf(await Promise.all(responses))
    expect(outcomes).toEqual([200, 'PASSKEY_AUTHENTICATION_FAILED'])
  })

  it('does not add a passkey for a session that is being ended', async () => {
    const service = await startForChanges()
    const { id, tokens: thief, email, password } = await service.signUp()
    const victim = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    const headers = as('client', { access: victim.access_token })
    const { request } = await createPasskey(service, as('client', thief))
    const unlock = await lockUser(service.databaseUrl, id)
    const added = service.send('POST /users/me/passkeys', request)
    await Promise.race([waitForWaiting(service.databaseUrl, 1), added])
    await query(
      service.databaseUrl,
      `delete from sessions where user_id = '${id}'
      and id <> '${decodeJwt(victim.access_token).refreshTokenId}'`,
    )
    await unlock()
    expect(codesOf([await added])).toEqual(['ACCESS_TOKEN_EXPIRED'])
    expect((await service.must('GET /users/me/passkeys', { headers })).items).toEqual([])
  })

  it('does not set a first password for a session that is being ended', async () => {
    const service = await startForChanges()
    const { id, tokens } = await service.verifiedUser()
    const request = { headers: as('client', tokens), body: { password: 'of the thief' } }
    const response = await service.whileSessionsEnd(id, () =>
      service.send('POST /auth/password/set', request),
    )
    expect(codesOf([response])).toEqual(['ACCESS_TOKEN_EXPIRED'])
    const read = { headers: as('server'), path: { user_id: id } }
    expect((await service.must('GET /users/:user_id', read)).has_password).toBe(false)
  })

  it('does not connect an account for a session that is being ended', async () => {
    const service = await startForChanges()
    const { id, tokens } = await service.signUp()
    const link = { type: 'link', token: tokens.access }
    const code = await authorizationCode(service.call, service.newEmail(), link)
    const response = await service.whileSessionsEnd(id, () =>
      service.send('POST /auth/oauth/token', exchange(code)),
    )
    expect(codesOf([response])).toEqual(['INVALID_AUTHORIZATION_CODE'])
    const read = { headers: as('server'), path: { user_id: id } }
    expect((await service.must('GET /users/:user_id', read)).oauth_providers).toEqual([])
  })

  it('does not remove the last of two sign-in methods', async () => {
    const service = await startForChanges()
    const signUp = exchange(await authorizationCode(service.call, service.newEmail()))
    const { access_token: access } = await service.must('POST /auth/oauth/token', signUp)
    const headers = as('client', { access })
    const { id } = await service.must('GET /users/me', { headers })
    const { request } = await createPasskey(service, headers)
    const passkey = await service.must('POST /users/me/passkeys', request)
    const { items } = await service.must('GET /users/me/connected-accounts', { headers })
    const { provider_id, account_id } = items[0]
    const responses = await service.oneAfterAnother(id, [
      () =>
        service.send('DELETE /users/me/passkeys/:passkey_id', {
          headers,
          path: { passkey_id: passkey.id },
        }),
      () =>
        service.send('DELETE /users/me/connected-accounts/:provider_id', {
          headers,
          path: { provider_id },
          query: { account_id },
        }),
    ])
    expect(codesOf(responses)).toEqual([200, 'LAST_SIGN_IN_METHOD'])
  })

  it.each(['an email code', 'an account at a provider'])(
    'does not sign in with %s that is being revoked',
    async (name) => {
      const service = await startForChanges()
      const { id, email } = await service.verifiedUser()
      const { code } = await service.emailedSignInCode(email, 2)
      const authorization = exchange(await authorizationCode(service.call, email))
      const [signIn, refusal] =
        name === 'an email code'
          ? [() => service.send('POST /auth/otp/sign-in', { body: { code } }), 'CODE_ALREADY_USED']
          : [
              () => service.send('POST /auth/oauth/token', authorization),
              'INVALID_AUTHORIZATION_CODE',
            ]
      const body = { password: 'set by the server' }
      const change = { headers: as('server'), path: { user_id: id }, body }
      const responses = await service.oneAfterAnother(id, [
        () => service.send('PATCH /users/:user_id', change),
        signIn,
      ])
      expect(codesOf(responses)).toEqual([200, expect.stringContaining(refusal)])
    },
  )

  it('resets the password with one of two codes', async () => {
    const service = await startForChanges()
    const { id, email } = await service.signUp()
    // That of the sign-up comes first.
    await service.codeEmailedTo(email)
    const codes: string[] = []
    for (const count of [2, 3]) {
      await service.must('POST /auth/password/send-reset-code', {
        body: { email, callback_url: page },
      })
      codes.push(await service.codeEmailedTo(email, count))
    }
    const reset = (code: string | undefined) => () =>
      service.send('POST /auth/password/reset', { body: { code, password: `password of ${code}` } })
    const responses = await service.oneAfterAnother(id, [reset(codes[0]), reset(codes[1])])
    expect(codesOf(responses)).toEqual([200, 'VERIFICATION_CODE_ALREADY_USED'])
  })

  it('does not accept an invitation whose sender is losing a permission that it grants', async () => {
    const service = await startForChanges()
    const { id: team, owner, headers } = await service.team()
    const email = service.newEmail()
    await service.must('POST /team-invitations/send-code', {
      headers,
      body: { team_id: team, email, callback_url: page, permission_ids: ['admin'] },
    })
    const code = await service.codeEmailedTo(email)
    const guest = await service.signUp()
    const path = { team_id: team, user_id: owner.id, permission_id: 'admin' }
    const responses = await service.oneAfterAnother(owner.id, [
      () =>
        service.send('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
          headers: as('server'),
          path,
        }),
      () =>
        service.send('POST /team-invitations/accept', {
          headers: as('client', guest.tokens),
          body: { code },
        }),
    ])
    expect(codesOf(responses)).toEqual([200, 'VERIFICATION_CODE_ALREADY_USED'])
    const query = { team_id: team, user_id: guest.id }
    const { items } = await service.must('GET /team-permissions', { headers: as('server'), query })
    expect(items).toEqual([])
  })
})

describe('a change of a team during another one', () => {
  /** A team with two admins, and one member. */
  async function startCrew() {
    const service = await startForChanges()
    const team = await createTestTeam(service)
    const other = await team.join('admin')
    await team.join()
    return { ...service, ...team, other }
  }

  it('does not take the role from the admin who is taking it from the caller', async () => {
    const { oneAfterAnother, owner, other, setRoles, roles } = await startCrew()
    const responses = await oneAfterAnother(other.id, [
      () => setRoles(owner.headers, other.id, ['member']),
      () => setRoles(other.headers, owner.id, ['member']),
    ])
    expect(codesOf(responses)).toEqual([200, 'TEAM_PERMISSION_REQUIRED'])
    expect(await roles()).toMatchObject({ [owner.id]: ['admin'], [other.id]: ['member'] })
  })

  it('does not remove the admin who is taking the role from the caller', async () => {
    const { oneAfterAnother, send, teamId, owner, other, setRoles, roles } = await startCrew()
    const path = { team_id: teamId, user_id: owner.id }
    const { headers } = other
    const responses = await oneAfterAnother(other.id, [
      () => setRoles(owner.headers, other.id, ['member']),
      () => send('DELETE /team-memberships/:team_id/:user_id', { path, headers }),
    ])
    expect(codesOf(responses)).toEqual([200, 'TEAM_PERMISSION_REQUIRED'])
    expect(await roles()).toMatchObject({ [owner.id]: ['admin'] })
  })

  it('is not made by a member who is losing the role', async () => {
    const { oneAfterAnother, send, must, newEmail, teamId, owner, join, setRoles } =
      await startCrew()
    const link = { team_id: teamId, callback_url: page }
    const invitation = { ...link, email: newEmail() }
    const invited = { headers: owner.headers, body: invitation }
    const { id } = await must('POST /team-invitations/send-code', invited)
    const path = { team_id: teamId }
    const body = { display_name: 'Theirs' }
    const requests: ((headers: Record<string, string>) => Promise<TestResponse>)[] = [
      (headers) => send('PATCH /teams/:team_id', { headers, path, body }),
      (headers) =>
        send('DELETE /team-invitations/:id', { headers, path: { id }, query: { team_id: teamId } }),
      (headers) => send('POST /team-invitations/send-code', { headers, body: invitation }),
      (headers) => send('POST /team-invitations/:id/link', { headers, path: { id }, body: link }),
      (headers) => send('DELETE /teams/:team_id', { headers, path }),
    ]
    for (const request of requests) {
      const other = await join('admin')
      const responses = await oneAfterAnother(other.id, [
        () => setRoles(owner.headers, other.id, []),
        () => request(other.headers),
      ])
      expect(codesOf(responses)).toEqual([200, 'TEAM_PERMISSION_REQUIRED'])
    }
  })

  it('does not accept an invitation that is being accepted by another of its links', async () => {
    const { oneAfterAnother, send, must, newEmail, signUp, teamId, owner } = await startCrew()
    const { headers } = owner
    const body = { team_id: teamId, email: newEmail(), callback_url: page }
    const { id } = await must('POST /team-invitations/send-code', { headers, body })
    const accepts: (() => Promise<TestResponse>)[] = []
    for (let links = 0; links < 2; links += 1) {
      const link = { headers, path: { id }, body: { team_id: teamId, callback_url: page } }
      const { url } = await must('POST /team-invitations/:id/link', link)
      const code = new URL(url).searchParams.get('code')
      const guest = as('client', (await signUp()).tokens)
      accepts.push(() => send('POST /team-invitations/accept', { headers: guest, body: { code } }))
    }
    const [first, second] = accepts
    if (!first || !second) throw new Error('There are two links.')
    const responses = await oneAfterAnother(owner.id, [first, second])
    expect(codesOf(responses)).toEqual([200, 'VERIFICATION_CODE_ALREADY_USED'])
  })

  it('announces the end of a membership that begins while its user is being deleted', async () => {
    const { databaseUrl, must, signUp, teamId } = await startCrew()
    const receiver = await startWebhookReceiver()
    const body = { url: receiver.url, event_types: ['team_membership.deleted', 'user.deleted'] }
    await must('POST /internal/webhook-endpoints', { headers: as('admin'), body })
    const { id } = await signUp()
    const join = await holdMembership(databaseUrl, teamId, id)
    const deleted = must('DELETE /users/:user_id', { headers: as('server'), path: { user_id: id } })
    await waitForWaiting(databaseUrl, 1)
    await join()
    await deleted
    const events = (await receiver.received(2)).map((message) => JSON.parse(message.body))
    expect(events).toMatchObject([
      { type: 'team_membership.deleted', data: { team_id: teamId, user_id: id } },
      { type: 'user.deleted', data: { id, teams: [{ id: teamId }] } },
    ])
  })
})
