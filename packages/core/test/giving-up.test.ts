import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, signIn, startService } from './harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const enough = new Error('Enough.')

/** Asks with a signal, gives up at once, and tells what came of it. */
function giveUp(ask: (options: { signal: AbortSignal }) => Promise<unknown>): Promise<unknown> {
  const controller = new AbortController()
  const asking = ask({ signal: controller.signal })
  controller.abort(enough)
  return asking
}

describe('whoever gives up waiting', () => {
  it('for what belongs to a user is free at once, while others wait on', async () => {
    const user = await signIn(service)
    const team = await user.createTeam({ displayName: 'Patient' })
    const asks: Parameters<typeof giveUp>[0][] = [
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

  it('for what a server or an owner asks is free at once', async () => {
    const app = service.openAdmin()
    const { id } = await app.createUser()
    const asks: Parameters<typeof giveUp>[0][] = [
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
})
