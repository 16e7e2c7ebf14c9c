import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'
import { createUsers } from './create-users'

let service: TestService
let users: ReturnType<typeof createUsers>
beforeAll(async () => {
  service = await createTestService()
  users = createUsers(service)
})
afterAll(() => service.server.close())

describe('M4: an account prepared on an address of another', () => {
  it('belongs only to the owner of the mailbox after a password reset', async () => {
    const prepared = await users.prepareAccount({ withTotp: false })
    const { id, victim, own, google, passkey, tokens } = prepared
    expect((await users.reset(victim)).status).toBe(200)

    // The attacker's ways in first: each of them is an attack of its own.
    expect((await users.signInByPasskey(passkey)).body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
    expect((await users.atGoogle(google)).body).toMatchObject({ is_new_user: true })
    const { status, body } = await users.signInByPassword(victim)
    expect([status, body.user_id]).toEqual([200, id])
    expect(await users.me(body.access_token)).toMatchObject({
      primary_email: victim,
      primary_email_verified: true,
      oauth_providers: [],
      passkey_auth_enabled: false,
      requires_totp_mfa: false,
    })

    expect((await users.refresh(tokens.refresh)).status).toBe(401)
    expect((await users.signInByPassword(victim, 'set by the attacker')).status).toBe(400)
    expect((await users.signInByPassword(own)).status).toBe(400)
    // The other address signs in no user, so its code creates an account of its own.
    const byCode = await users.signInByCode(own, 0)
    expect(byCode.body).toMatchObject({ is_new_user: true })
    expect(byCode.body.user_id).not.toBe(id)
  })

  it('has no second factor of the attacker after a password reset', async () => {
    const { id, victim } = await users.prepareAccount()
    await users.reset(victim)
    const { status, body } = await users.signInByPassword(victim)
    expect([status, body.user_id]).toEqual([200, id])
  })

  it('does not lock its owner out of codes or a provider', async () => {
    const { id, victim } = await users.prepareAccount()
    await users.reset(victim)
    const byCode = await users.signInByCode(victim, 2)
    expect(byCode.body).toMatchObject({ user_id: id, is_new_user: false })
    const { access_token: access } = (await users.atGoogle(victim)).body
    expect((await users.me(access)).id).toBe(id)
  })

  it('no longer accepts the sessions and codes that the attacker still had', async () => {
    const { victim, own, tokens } = await users.prepareAccount()
    const open = await users.resetCode(own, 1)
    const headers = as('client', tokens)
    const { id } = await service.must('POST /teams', { headers, body: { display_name: 'Crew' } })
    const guest = service.newEmail()
    const invitation = { team_id: id, email: guest, callback_url: page }
    await service.must('POST /team-invitations/send-code', { headers, body: invitation })
    const codes = [
      ['POST /auth/password/reset/check-code', open],
      ['POST /team-invitations/accept/check-code', await service.codeEmailedTo(guest)],
    ] as const
    await users.reset(victim)
    for (const [key, code] of codes) {
      const { body } = await service.send(key, { body: { code } })
      expect([key, body.code]).toEqual([key, 'VERIFICATION_CODE_NOT_FOUND'])
    }
  })
})

describe('M4: an address of another in an account with a mailbox of its own', () => {
  /** Creates an account whose owner verified a mailbox, and added an address that is not theirs. */
  async function squat() {
    const attacker = await service.verifiedUser()
    const victim = service.newEmail()
    await users.addAddress(attacker.id, victim)
    return { attacker, victim }
  }

  it('goes to a new user by a password reset, and the account stays where it is', async () => {
    const { attacker, victim } = await squat()
    expect((await users.reset(victim, { emailsBefore: 0 })).status).toBe(200)
    const { body } = await users.signInByPassword(victim)
    expect(body.user_id).not.toBe(attacker.id)
    expect(await users.me(body.access_token)).toMatchObject({
      primary_email: victim,
      primary_email_verified: true,
    })
    // A user who mistyped an address does not lose their account to its owner either.
    const own = await users.signInByCode(attacker.email, 1)
    expect(own.body).toMatchObject({ user_id: attacker.id, is_new_user: false })
    expect((await users.signInByPassword(attacker.email)).status).toBe(400)
  })

  it('goes to a new user by a sign-in code', async () => {
    const { attacker, victim } = await squat()
    const { body } = await users.signInByCode(victim, 0)
    expect(body).toMatchObject({ is_new_user: true })
    expect(body.user_id).not.toBe(attacker.id)
  })

  it('goes to a new user by a provider that verified it', async () => {
    const { attacker, victim } = await squat()
    const { body } = await users.atGoogle(victim)
    expect(body).toMatchObject({ is_new_user: true })
    expect((await users.me(body.access_token)).id).not.toBe(attacker.id)
  })

  it('is no longer verified in that account once it was taken', async () => {
    const { attacker, victim } = await squat()
    const { items } = await service.must('GET /contact-channels', {
      headers: as('server'),
      query: { user_id: attacker.id },
    })
    const channel = items.find(({ value }: { value: string }) => value === victim)
    await service.must(
      'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code',
      {
        headers: as('server'),
        path: { user_id: attacker.id, contact_channel_id: channel.id },
        body: { callback_url: page },
      },
    )
    const code = await service.codeEmailedTo(victim)
    await users.signInByCode(victim, 1)
    const { body } = await service.send('POST /contact-channels/verify', { body: { code } })
    expect(body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('creates no user where sign-up is off, and takes over no account', async () => {
    const { victim } = await squat()
    const code = await users.resetCode(victim, 1)
    await service.configure({ sign_up_enabled: false })
    const body = { code, password: 'set by a stranger' }
    const refused = await service.send('POST /auth/password/reset', { body })
    await service.configure({ sign_up_enabled: true })
    expect(refused.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('M4: where no password can be reset, an account prepared on an address of another', () => {
  beforeAll(() => service.configure({ credential_enabled: false }))
  afterAll(() => service.configure({ credential_enabled: true }))

  async function prepare() {
    await service.configure({ credential_enabled: true })
    const prepared = await users.prepareAccount()
    await service.configure({ credential_enabled: false })
    return prepared
  }

  const signIns = {
    'a sign-in code': (victim: string) => users.signInByCode(victim, 1),
    'a provider that verified it': (victim: string) => users.atGoogle(victim),
  }

  it.each(Object.keys(signIns) as (keyof typeof signIns)[])(
    'belongs only to the owner of the mailbox after %s',
    async (name) => {
      const { id, victim, google, passkey, tokens } = await prepare()
      const { status, body } = await signIns[name](victim)
      expect(status).toBe(200)
      expect(await users.me(body.access_token)).toMatchObject({
        id,
        primary_email_verified: true,
        has_password: false,
        passkey_auth_enabled: false,
        requires_totp_mfa: false,
      })
      expect((await users.refresh(tokens.refresh)).status).toBe(401)
      expect((await users.signInByPasskey(passkey)).status).toBe(400)
      const { access_token: access } = (await users.atGoogle(google)).body
      expect((await users.me(access)).id).not.toBe(id)
    },
  )
})
