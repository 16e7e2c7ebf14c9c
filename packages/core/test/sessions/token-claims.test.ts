import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Service, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it('verifyRequest returns the permissions, team and address of a user from the access token', async () => {
  const admin = service.openAdmin()
  await admin.updateSessionSettings({ tokenClaimsEnabled: true })
  await admin.createProjectPermissionDefinition({ id: 'staff' })
  const server = service.openServer()
  const email = service.newEmail()
  const user = await server.createUser({ primaryEmail: email, primaryEmailVerified: true })
  await user.grantPermission('staff')
  const team = await server.createTeam({ displayName: 'Crew', creatorUserId: user.id })
  await user.setSelectedTeam(team)
  expect(await verify(user)).toEqual({
    verifiedEmail: email,
    permissionIds: ['staff'],
    selectedTeamId: team.id,
    teamPermissionIds: expect.arrayContaining(['$update_team']),
  })
  expect(service.calls.at(-1)).toMatch('/.well-known/jwks.json')
})

it('verifyRequest returns neither an unverified address nor permissions that the token has no room for', async () => {
  const admin = service.openAdmin()
  await admin.updateSessionSettings({ tokenClaimsEnabled: true })
  const ids = Array.from({ length: 12 }, (_, index) => `${index}`.padStart(250, 'p'))
  for (const id of ids) await admin.createProjectPermissionDefinition({ id })
  await admin.createProjectPermissionDefinition({ id: 'all', containedPermissionIds: ids })
  const user = await service.openServer().createUser({ primaryEmail: service.newEmail() })
  const claims = { verifiedEmail: null, selectedTeamId: null }
  expect(await verify(user)).toEqual({ ...claims, permissionIds: [], teamPermissionIds: [] })
  await user.grantPermission('all')
  expect(await verify(user)).toEqual({ ...claims, permissionIds: null, teamPermissionIds: null })
})

async function verify(user: Awaited<ReturnType<ReturnType<Service['openServer']>['createUser']>>) {
  const session = await user.createSession()
  const { accessToken } = await session.getTokens()
  const headers = { authorization: `Bearer ${accessToken}` }
  const result = await service.openServer().verifyRequest({ headers })
  return result.status === 'ok' ? result.data.user : result.error
}
