import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { as } from '../harness'
import { codeIn, startForClient } from './published-client'

const password = 'correct horse'

let started: Awaited<ReturnType<typeof startForClient>>

beforeAll(async () => {
  started = await startForClient()
})
afterEach(() => {
  expect(started.takeProblems()).toEqual([])
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await started.server.close()
})

let users = 0

/** Signs up a new user in a separate client. */
async function signUp() {
  const email = `client${++users}@example.com`
  const app = started.clientApp()
  const verificationCallbackUrl = `${started.pages}/email-verification`
  const result = await app.signUpWithCredential({ email, password, verificationCallbackUrl })
  expect(result).toEqual({ status: 'ok', data: undefined })
  return { app, email, user: await app.getUser({ or: 'throw' }) }
}

/** Returns the code of an error that the client returned. */
function codeOf(result: { status: string; error?: { errorCode?: string } }) {
  return result.status === 'error' ? result.error?.errorCode : result.status
}

describe('the published client signs in', () => {
  it('up, out and in again with a password', async () => {
    const { app, email, user } = await signUp()
    expect(user).toMatchObject({ primaryEmail: email, hasPassword: true, isAnonymous: false })
    await user.signOut()
    expect(await app.getUser()).toBeNull()
    expect(codeOf(await app.signInWithCredential({ email, password }))).toBe('ok')
    expect(await app.getUser()).toMatchObject({ id: user.id })
  })

  it('and reports known errors', async () => {
    const { app, email } = await signUp()
    const verificationCallbackUrl = `${started.pages}/email-verification`
    const wrong = await app.signInWithCredential({ email, password: 'not my horse' })
    const taken = await app.signUpWithCredential({ email, password, verificationCallbackUrl })
    const other = { email: 'short@example.com', verificationCallbackUrl }
    const short = await app.signUpWithCredential({ ...other, password: 'short' })
    const common = await app.signUpWithCredential({ ...other, password: 'Password1' })
    expect([wrong, taken, short, common].map(codeOf)).toEqual([
      'EMAIL_PASSWORD_MISMATCH',
      'USER_EMAIL_ALREADY_EXISTS',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
    ])
    // The error that its form shows.
    expect(common).toMatchObject({
      error: { message: expect.stringContaining('common password') },
    })
  })

  it('until the user is banned, which it reports by a code that it does not know', async () => {
    const { app, email, user } = await signUp()
    const path = { method: 'PATCH', path: `/users/${user.id}` }
    const ban = (value: object | null) =>
      started.call(path.method, path.path, { headers: as('server'), body: { ban: value } })
    await ban({})
    await expect(app.signInWithCredential({ email, password })).rejects.toThrow('USER_BANNED')
    await ban(null)
    expect((await app.signInWithCredential({ email, password })).status).toBe('ok')
  })

  it('by the link and by the typed code of an email', async () => {
    const app = started.clientApp()
    const email = 'magic@example.com'
    const callbackUrl = `${started.pages}/magic-link-callback`
    await app.sendMagicLinkEmail(email, { callbackUrl })
    const [linked] = await started.emailsTo(email)
    expect(codeOf(await app.signInWithMagicLink(codeIn(linked)))).toBe('ok')
    const first = await app.getUser({ or: 'throw' })
    expect(first).toMatchObject({ primaryEmail: email, otpAuthEnabled: true })

    const again = started.clientApp()
    const sent = await again.sendMagicLinkEmail(email, { callbackUrl })
    const nonce = sent.status === 'ok' ? sent.data.nonce : ''
    const [typed] = await started.emailsTo(email, 2)
    const shown = /^[0-9A-Z]{6}$/m.exec(typed.text)?.[0] ?? ''
    expect(codeOf(await again.signInWithMagicLink(shown + nonce))).toBe('ok')
    expect(await again.getUser()).toMatchObject({ id: first.id })
    expect(codeOf(await again.signInWithMagicLink(shown + nonce))).toBe(
      'VERIFICATION_CODE_ALREADY_USED',
    )
  })

  it('with a second factor', async () => {
    const { app, email, user } = await signUp()
    const secret = new Secret({ size: 20 })
    await user.update({ totpMultiFactorSecret: new Uint8Array(secret.buffer) })
    vi.stubGlobal('prompt', () => new TOTP({ secret }).generate())
    await user.signOut()
    expect(codeOf(await app.signInWithCredential({ email, password }))).toBe('ok')
    expect(await app.getUser()).toMatchObject({ id: user.id, isMultiFactorRequired: true })
    vi.stubGlobal('prompt', () => null)
    const stranger = started.clientApp()
    const refused = await stranger.signInWithCredential({ email, password })
    expect(codeOf(refused)).toBe('INVALID_TOTP_CODE')
  })

  it('anonymously where a project allows it', async () => {
    const app = started.ownersApp()
    const user = await app.getUser({ or: 'anonymous' })
    expect(user).toMatchObject({ isAnonymous: true, primaryEmail: null })
  })

  it('with a new access token when it has none', async () => {
    const { user } = await signUp()
    const { refreshToken } = await user.currentSession.getTokens()
    const app = started.clientAppWith({ accessToken: '', refreshToken: refreshToken ?? '' })
    expect(await app.getUser()).toMatchObject({ id: user.id })
  })
})

describe('the published client manages an account', () => {
  it('sets a new password by email', async () => {
    const { app, email } = await signUp()
    const callbackUrl = `${started.pages}/password-reset`
    const unknown = await app.sendForgotPasswordEmail('unknown@example.com', { callbackUrl })
    const known = await app.sendForgotPasswordEmail(email, { callbackUrl })
    expect([unknown, known].map(codeOf)).toEqual(['ok', 'ok'])
    // The email of the sign-up may come before or after: tell them apart by their content.
    const emails = await started.emailsTo(email, 2)
    const message = emails.find(({ text }: { text: string }) => text.includes('password-reset'))
    const code = codeIn(message)
    expect(codeOf(await app.verifyPasswordResetCode(code))).toBe('ok')
    expect(codeOf(await app.resetPassword({ code, password: 'another horse' }))).toBe('ok')
    expect(codeOf(await app.resetPassword({ code, password: 'another horse' }))).toBe(
      'VERIFICATION_CODE_ALREADY_USED',
    )
    const restarted = started.clientApp()
    const signedIn = await restarted.signInWithCredential({ email, password: 'another horse' })
    expect(codeOf(signedIn)).toBe('ok')
  })

  it('changes a password', async () => {
    const { user, email } = await signUp()
    const wrong = await user.updatePassword({ oldPassword: 'wrong', newPassword: 'another horse' })
    expect(wrong).toMatchObject({ errorCode: 'PASSWORD_CONFIRMATION_MISMATCH' })
    await user.updatePassword({ oldPassword: password, newPassword: 'another horse' })
    const app = started.clientApp()
    expect(codeOf(await app.signInWithCredential({ email, password }))).toBe(
      'EMAIL_PASSWORD_MISMATCH',
    )
  })

  it('adds a password to an account without one', async () => {
    const app = started.clientApp()
    const email = 'first-password@example.com'
    await app.sendMagicLinkEmail(email, { callbackUrl: `${started.pages}/magic-link-callback` })
    await app.signInWithMagicLink(codeIn((await started.emailsTo(email))[0]))
    const user = await app.getUser({ or: 'throw' })
    expect(user.hasPassword).toBe(false)
    await user.setPassword({ password })
    expect(await app.getUser()).toMatchObject({ hasPassword: true })
  })

  it('changes the profile', async () => {
    const { app, user } = await signUp()
    const profileImageUrl = 'data:image/png;base64,iVBORw0KGgo='
    await user.setDisplayName('Ada')
    await user.setClientMetadata({ theme: ['dark'] })
    await user.update({ profileImageUrl })
    const changed = { displayName: 'Ada', clientMetadata: { theme: ['dark'] }, profileImageUrl }
    expect(await app.getUser()).toMatchObject(changed)
  })

  it('verifies the address and adds another', async () => {
    const { app, email, user } = await signUp()
    const [message] = await started.emailsTo(email)
    expect(codeOf(await app.verifyEmail(codeIn(message)))).toBe('ok')
    const other = `second-${email}`
    await user.createContactChannel({ value: other, type: 'email', usedForAuth: false })
    const channels = await user.listContactChannels()
    expect(
      channels.map(({ value, isVerified, isPrimary, usedForAuth }) => [
        value,
        isVerified,
        isPrimary,
        usedForAuth,
      ]),
    ).toEqual([
      [email, true, true, true],
      [other, false, false, false],
    ])
    await channels[1]?.update({ usedForAuth: true })
    expect((await user.listContactChannels())[1]).toMatchObject({ usedForAuth: true })
    await channels[1]?.delete()
    expect(await user.listContactChannels()).toHaveLength(1)
  })

  it('lists and ends sessions', async () => {
    const { email, user } = await signUp()
    const otherAddress = started.clientApp()
    await otherAddress.signInWithCredential({ email, password })
    const sessions = await user.getActiveSessions()
    expect(sessions.map((session) => session.isCurrentSession)).toEqual([false, true])
    await user.revokeSession(sessions[0]?.id ?? '')
    expect(await user.getActiveSessions()).toHaveLength(1)
  })

  it('lists no connected accounts when there are none', async () => {
    const { user } = await signUp()
    await started.configure({
      oauth_providers: [
        { id: 'github', enabled: true, type: 'standard', client_id: 'id', client_secret: 'secret' },
      ],
    })
    expect(await user.getConnectedAccount('github')).toBeNull()
  })

  it('deletes the account', async () => {
    const { email, user } = await signUp()
    await user.delete()
    const result = await started.clientApp().signInWithCredential({ email, password })
    expect(codeOf(result)).toBe('EMAIL_PASSWORD_MISMATCH')
  })
})

describe('the published client works in teams', () => {
  it('creates a team, selects it, changes it and deletes it', async () => {
    const { app, user } = await signUp()
    const team = await user.createTeam({ displayName: 'Crew' })
    expect((await app.getUser())?.selectedTeam).toMatchObject({ id: team.id })
    await team.update({ displayName: 'Staff', clientMetadata: { floor: 3 } })
    expect(await user.getTeam(team.id)).toMatchObject({
      displayName: 'Staff',
      clientMetadata: { floor: 3 },
    })
    const profile = await user.getTeamProfile(team)
    await profile.update({ displayName: 'The boss' })
    expect((await team.listUsers())[0]?.teamProfile.displayName).toBe('The boss')
    await team.delete()
    expect(await user.listTeams()).toEqual([])
  })

  it('invites, accepts and leaves', async () => {
    const owner = await signUp()
    const guest = await signUp()
    const team = await owner.user.createTeam({ displayName: 'Guests' })
    const email = 'guest@example.com'
    const callbackUrl = `${started.pages}/team-invitation`
    await team.inviteUser({ email, callbackUrl })
    expect(await team.listInvitations()).toMatchObject([{ recipientEmail: email }])
    const code = codeIn((await started.emailsTo(email))[0])
    expect(codeOf(await guest.app.verifyTeamInvitationCode(code))).toBe('ok')
    expect(await guest.app.getTeamInvitationDetails(code)).toEqual({
      status: 'ok',
      data: { teamDisplayName: 'Guests' },
    })
    expect(codeOf(await guest.app.acceptTeamInvitation(code))).toBe('ok')
    const [joined] = await guest.user.listTeams()
    if (!joined) throw new Error('the guest is in no team')
    expect(await guest.user.hasPermission(joined, '$read_members')).toBe(true)
    expect(await guest.user.hasPermission(joined, '$delete_team')).toBe(false)
    expect(await team.listUsers()).toHaveLength(2)
    await guest.user.leaveTeam(joined)
    expect(await team.listUsers()).toHaveLength(1)
  })

  it('revokes an invitation', async () => {
    const { user } = await signUp()
    const team = await user.createTeam({ displayName: 'Closed' })
    await team.inviteUser({
      email: 'late@example.com',
      callbackUrl: `${started.pages}/team-invitation`,
    })
    const [invitation] = await team.listInvitations()
    await invitation?.revoke()
    expect(await team.listInvitations()).toEqual([])
  })
})

describe('the published client reads the project', () => {
  it('as visitors may see it', async () => {
    const project = await started.clientApp().getProject()
    expect(project).toMatchObject({
      displayName: 'Demo',
      config: { signUpEnabled: true, credentialEnabled: true, magicLinkEnabled: true },
    })
  })
})
