import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmailConfig } from '../../src/admin'
import { password, type Service, signIn, startService, verificationCallbackUrl } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const enough = new Error('Enough.')

/** Calls with a signal, aborts it immediately, and returns the outcome. */
function giveUp(ask: (options: { signal: AbortSignal }) => Promise<unknown>): Promise<unknown> {
  const controller = new AbortController()
  const asking = ask({ signal: controller.signal })
  controller.abort(enough)
  return asking
}

type Ask = Parameters<typeof giveUp>[0]

/** Returns the requests of calls whose signal had already aborted, after they rejected. */
async function listRequestsOf(asks: Ask[]): Promise<string[]> {
  const before = service.calls.length
  const signal = AbortSignal.abort(enough)
  for (const ask of asks) await expect(ask({ signal })).rejects.toBe(enough)
  return service.calls.slice(before)
}

describe('an aborted call', () => {
  it('for data of a user rejects immediately, while other callers keep waiting', async () => {
    const user = await signIn(service)
    const team = await user.createTeam({ displayName: 'Patient' })
    const asks: Ask[] = [
      (options) => user.listTeams(options),
      (options) => user.getTeam(team.id, options),
      (options) => user.getTeamProfile(team, options),
      (options) => user.listContactChannels(options),
      (options) => user.getActiveSessions(options),
      (options) => user.listPermissions(options),
      (options) => user.listPermissions(team, options),
      (options) => user.getPermission(team, 'admin', options),
      (options) => user.hasPermission('beta', options),
      (options) => user.getConnectedAccount('github', options),
      (options) => team.listUsers(options),
      (options) => team.listInvitations(options),
    ]
    for (const ask of asks) await expect(giveUp(ask)).rejects.toBe(enough)

    const patient = user.listTeams()
    await expect(giveUp((options) => user.listTeams(options))).rejects.toBe(enough)
    expect(await patient).toMatchObject([{ id: team.id }])
  })

  it('for data of a server or an owner rejects immediately', async () => {
    const app = service.openAdmin()
    const { id } = await app.createUser()
    const asks: Ask[] = [
      (options) => app.getUser(id, options),
      (options) => app.listUsers(options),
      (options) => app.iterateUsers(options).next(),
      (options) => app.getTeam(crypto.randomUUID(), options),
      (options) => app.listTeams(options),
      (options) => app.getProject(options),
      (options) => app.listApiKeys(options),
      (options) => app.listTeamPermissionDefinitions(options),
      (options) => app.listProjectPermissionDefinitions(options),
      (options) => app.listEmailTemplates(options),
      (options) => app.listSentEmails(options),
      (options) => app.getMetrics(options),
      (options) => app.getSvixToken(options),
    ]
    for (const ask of asks) await expect(giveUp(ask)).rejects.toBe(enough)
  })

  it('for a change, before it was sent, changes nothing', async () => {
    const user = await signIn(service)
    const team = await user.createTeam({ displayName: 'Patient' })
    const callbackUrl = verificationCallbackUrl
    await team.inviteUser({ email: service.newEmail(), callbackUrl })
    const [invitation] = await team.listInvitations()
    const [channel] = await user.listContactChannels()
    const [session] = await user.getActiveSessions()
    const profile = await user.getTeamProfile(team)
    if (!invitation || !channel || !session) throw new Error('Something is missing.')

    const asks: Ask[] = [
      (options) => user.update({ displayName: 'Hasty' }, options),
      (options) => user.setDisplayName('Hasty', options),
      (options) => user.setClientMetadata({ is: 'hasty' }, options),
      (options) => user.setSelectedTeam(null, options),
      (options) => user.setPassword({ password, ...options }),
      (options) =>
        user.updatePassword({ oldPassword: password, newPassword: `${password}!`, ...options }),
      (options) => user.sendVerificationEmail({ callbackUrl, ...options }),
      (options) => user.registerPasskey(options),
      (options) => user.linkConnectedAccount('github', options),
      (options) => user.createTeam({ displayName: 'Hasty', ...options }),
      (options) => user.leaveTeam(team, options),
      (options) => user.revokeSession(session.id, options),
      (options) =>
        user.createContactChannel({
          type: 'email',
          value: 'hasty@example.com',
          usedForAuth: false,
          ...options,
        }),
      (options) => channel.update({ usedForAuth: false }, options),
      (options) => channel.delete(options),
      (options) => channel.sendVerificationEmail({ callbackUrl, ...options }),
      (options) => team.update({ displayName: 'Hasty' }, options),
      (options) => team.inviteUser({ email: service.newEmail(), callbackUrl, ...options }),
      (options) => team.removeUser(user.id, options),
      (options) => team.delete(options),
      (options) => invitation.revoke(options),
      (options) => profile.update({ displayName: 'Hasty' }, options),
      (options) => user.delete(options),
      (options) => user.refresh(options),
      (options) => user.getAuthJson(options),
      (options) => user.getAuthHeaders(options),
      (options) => user.currentSession.getTokens(options),
    ]
    // Only requests that other callers may share are sent.
    expect(await listRequestsOf(asks)).toEqual(['GET /users/me'])
  })

  it('for a change by a server or an owner, before it was sent, changes nothing', async () => {
    const app = service.openAdmin()
    const user = await app.createUser({ primaryEmail: service.newEmail() })
    const team = await app.createTeam({ displayName: 'Patient' })
    const key = await app.createApiKey({
      description: 'Patient',
      expiresAt: new Date(Date.now() + 60_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: false,
      hasSuperSecretAdminKey: false,
    })
    const project = await app.getProject()
    const emailConfig: EmailConfig = {
      host: 'mail.example.com',
      port: 25,
      username: 'ada',
      password: 'secret',
      senderEmail: 'ada@example.com',
      senderName: 'Ada',
    }

    const asks: Ask[] = [
      (options) => app.createUser(options),
      (options) => app.createTeam({ displayName: 'Hasty', ...options }),
      (options) => app.verifyAccessToken('aa.bb.cc', options),
      (options) => app.requireUser(new Request('http://localhost'), options),
      (options) => user.update({ displayName: 'Hasty' }, options),
      (options) => user.setPrimaryEmail(null, options),
      (options) => user.setClientReadOnlyMetadata({}, options),
      (options) => user.setServerMetadata({}, options),
      (options) => user.setPassword({ password, ...options }),
      (options) => user.createTeam({ displayName: 'Hasty', ...options }),
      (options) => user.createSession(options),
      (options) => user.grantPermission('beta', options),
      (options) => user.grantPermission(team, 'beta', options),
      (options) => user.revokePermission('beta', options),
      (options) => user.revokePermission(team, 'beta', options),
      (options) => user.delete(options),
      (options) => team.update({ displayName: 'Hasty' }, options),
      (options) => team.addUser(user.id, options),
      (options) => team.delete(options),
      (options) => key.revoke(options),
      (options) => app.createTeamPermissionDefinition({ id: 'hasty', ...options }),
      (options) => app.updateTeamPermissionDefinition('hasty', {}, options),
      (options) => app.deleteTeamPermissionDefinition('hasty', options),
      (options) => app.createProjectPermissionDefinition({ id: 'hasty', ...options }),
      (options) => app.updateProjectPermissionDefinition('hasty', {}, options),
      (options) => app.deleteProjectPermissionDefinition('hasty', options),
      (options) => app.updateEmailTemplate('magic_link', { subject: 'Hasty' }, options),
      (options) => app.resetEmailTemplate('magic_link', options),
      (options) => app.sendTestEmail({ recipientEmail: 'a@b.example', emailConfig, ...options }),
      (options) => project.update({ displayName: 'Hasty' }, options),
      (options) => project.delete(options),
    ]
    expect(await listRequestsOf(asks)).toEqual([])
  })

  it('of signOut still signs out on this device', async () => {
    const app = service.openClient()
    const user = await signIn(service, app)
    await expect(giveUp((options) => user.signOut(options))).rejects.toBe(enough)
    expect(await app.getUser()).toBeNull()
  })

  it('for a change that must refresh the token first continues the refresh for others', async () => {
    let response = () => {}
    const app = service.openClient({
      fetch: async (request) => {
        if (request.url.endsWith('/oauth/token')) {
          await new Promise<void>((resolve) => {
            response = resolve
          })
        }
        return service.fetch(request)
      },
    })
    const user = await signIn(service, app)
    const tokens = await user.getAuthJson()
    user.currentSession.refuse(tokens.accessToken ?? '')

    const patient = user.getAuthJson()
    await expect(giveUp((options) => user.update({ displayName: 'Hasty' }, options))).rejects.toBe(
      enough,
    )
    response()
    expect((await patient).refreshToken).toBe(tokens.refreshToken)
    expect(await app.getUser()).toMatchObject({ displayName: null })
  })
})
