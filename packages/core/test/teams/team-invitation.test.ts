import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Invites a user to a new team; returns the code of the email. */
async function invite(displayName: string) {
  const email = service.newEmail()
  const { id } = await service.administrate<{ id: string }>('POST', '/teams', {
    display_name: displayName,
  })
  await service.administrate('POST', '/team-invitations/send-code', {
    team_id: id,
    email,
    callback_url: 'http://localhost:5173/handler/team-invitation',
  })
  return { teamId: id, code: await service.codeFor(email) }
}

async function membersOf(teamId: string): Promise<string[]> {
  const { items } = await service.administrate<{ items: { user_id: string }[] }>(
    'GET',
    `/team-member-profiles?team_id=${teamId}`,
  )
  return items.map(({ user_id }) => user_id)
}

describe('an invitation to a team', () => {
  it('shows the team and makes the signed-in user a member, once', async () => {
    const { teamId, code } = await invite('Bakers')
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const { id } = await app.getUser({ or: 'throw' })
    expect(await app.verifyTeamInvitationCode(code)).toEqual({ status: 'ok', data: undefined })
    expect(await app.getTeamInvitationDetails(code)).toEqual({
      status: 'ok',
      data: { teamId, teamDisplayName: 'Bakers' },
    })
    expect(await membersOf(teamId)).toEqual([])
    expect(await app.acceptTeamInvitation(code)).toEqual({ status: 'ok', data: undefined })
    expect(await membersOf(teamId)).toEqual([id])
    expect(await app.acceptTeamInvitation(code)).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
  })

  it('grants the permissions that the inviter passes on', async () => {
    const owner = service.openClient()
    await signUp(owner, service.newEmail())
    const inviter = await owner.getUser({ or: 'throw' })
    const team = await inviter.createTeam({ displayName: 'Cooks' })
    const email = service.newEmail()
    const callbackUrl = 'http://localhost:5173/handler/team-invitation'
    await team.inviteUser({ email, callbackUrl, permissionIds: ['admin'] })
    expect(await team.listInvitations()).toMatchObject([
      { recipientEmail: email, permissionIds: ['admin'] },
    ])
    const other = { email: service.newEmail(), callbackUrl, permissionIds: ['unknown'] }
    await expect(team.inviteUser(other)).rejects.toMatchObject({
      errorCode: 'TEAM_PERMISSION_REQUIRED',
    })

    const app = service.openClient()
    await signUp(app, service.newEmail())
    await app.acceptTeamInvitation(await service.codeFor(email))
    const member = await app.getUser({ or: 'throw' })
    expect(await member.hasPermission(team, 'admin')).toBe(true)
  })

  it('requires a signed-in user', async () => {
    const { code } = await invite('Millers')
    const app = service.openClient()
    expect(await app.verifyTeamInvitationCode(code)).toMatchObject({ status: 'ok' })
    for (const ask of [app.getTeamInvitationDetails, app.acceptTeamInvitation]) {
      expect(await ask(code)).toMatchObject({
        error: { errorCode: 'USER_AUTHENTICATION_REQUIRED' },
      })
    }
  })

  it('must exist', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    for (const code of ['cut off', '0'.repeat(45)]) {
      for (const ask of [
        app.verifyTeamInvitationCode,
        app.getTeamInvitationDetails,
        app.acceptTeamInvitation,
      ]) {
        expect(await ask(code)).toMatchObject({
          error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
        })
      }
    }
  })
})
