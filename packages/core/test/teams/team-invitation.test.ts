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

  it('says to a visitor what the email says, and to a member that they are one', async () => {
    const { teamId, code } = await invite('Brewers')
    const app = service.openClient()
    const expected = {
      status: 'open',
      teamId,
      teamDisplayName: 'Brewers',
      teamProfileImageUrl: null,
      memberCount: 0,
      inviterDisplayName: null,
      recipientEmail: expect.stringContaining('@'),
      permissionIds: [],
      expiresAt: expect.any(Date),
      isMember: false,
      canAccept: true,
    }
    expect(await app.getTeamInvitationPreview(code)).toEqual({ status: 'ok', data: expected })
    await signUp(app, service.newEmail())
    await app.acceptTeamInvitation(code)
    expect(await app.getTeamInvitationPreview(code)).toEqual({
      status: 'ok',
      data: { ...expected, status: 'used', memberCount: 1, isMember: true },
    })
    expect(await service.openClient().getTeamInvitationPreview(code)).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
  })

  it('has no preview on a service without them', async () => {
    const { code } = await invite('Weavers')
    const app = service.openClient({
      fetch: async () => new Response('Not Found', { status: 404 }),
    })
    expect(await app.getTeamInvitationPreview(code)).toEqual({ status: 'ok', data: null })
  })

  it('has no roles to choose from on a service that does not list them', async () => {
    const owner = service.openClient({
      fetch: async (request) =>
        request.url.includes('/team-invitations/roles')
          ? new Response('Not Found', { status: 404 })
          : service.fetch(request),
    })
    await signUp(owner, service.newEmail())
    const inviter = await owner.getUser({ or: 'throw' })
    const team = await inviter.createTeam({ displayName: 'Tanners' })
    expect(await team.listInvitableRoles()).toEqual([])
  })

  it('is not sent to a member', async () => {
    const owner = service.openClient()
    const email = service.newEmail()
    await signUp(owner, email)
    const inviter = await owner.getUser({ or: 'throw' })
    const team = await inviter.createTeam({ displayName: 'Coopers' })
    const callbackUrl = 'http://localhost:5173/handler/team-invitation'
    await expect(team.inviteUser({ email, callbackUrl })).rejects.toMatchObject({
      errorCode: 'TEAM_MEMBERSHIP_ALREADY_EXISTS',
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
    expect(await team.listInvitableRoles()).toEqual([
      { id: 'admin', description: expect.any(String), isDefault: false },
      { id: 'member', description: expect.any(String), isDefault: true },
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

  it('has further links, which are used up together', async () => {
    const owner = service.openClient()
    await signUp(owner, service.newEmail())
    const inviter = await owner.getUser({ or: 'throw' })
    const team = await inviter.createTeam({ displayName: 'Smiths' })
    const callbackUrl = 'http://localhost:5173/handler/team-invitation'
    await team.inviteUser({ email: service.newEmail(), callbackUrl })
    const [invitation] = await team.listInvitations()
    const link = await invitation?.createLink({ callbackUrl })
    const url = new URL(link ?? '')
    expect(url.origin + url.pathname).toBe(callbackUrl)
    const code = url.searchParams.get('code') ?? ''
    const app = service.openClient()
    await signUp(app, service.newEmail())
    expect(await app.acceptTeamInvitation(code)).toMatchObject({ status: 'ok' })
    expect(await team.listInvitations()).toEqual([])
    await expect(invitation?.createLink({ callbackUrl })).rejects.toMatchObject({
      errorCode: 'VERIFICATION_CODE_NOT_FOUND',
    })
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
        app.getTeamInvitationPreview,
        app.acceptTeamInvitation,
      ]) {
        expect(await ask(code)).toMatchObject({
          error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
        })
      }
    }
  })
})
