import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { refreshAs } from '../refreshing'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await enable(true)
  await definePermission('project', 'reader')
  await definePermission('project', 'writer', ['reader'])
  await definePermission('team', 'billing', ['$read_members'])
})
afterAll(() => service.server.close())

function enable(isEnabled: boolean) {
  const body = { token_claims_enabled: isEnabled }
  return service.must('PATCH /internal/session-settings', { headers: as('admin'), body })
}

function definePermission(scope: 'project' | 'team', id: string, contained: string[] = []) {
  const body = { id, contained_permission_ids: contained }
  return service.must(`POST /${scope}-permission-definitions`, { headers: as('admin'), body })
}

function grant(userId: string, permissionId: string) {
  const path = { user_id: userId, permission_id: permissionId }
  const request = { headers: as('server'), path, body: {} }
  return service.must('POST /project-permissions/:user_id/:permission_id', request)
}

/** Returns the claims about the user of a new access token. */
async function refreshedClaims({ refresh }: { refresh: string }) {
  const { body } = await refreshAs(service.call, refresh)
  return userClaims(body.access_token)
}

const everyTokenHas = ['iss', 'aud', 'sub', 'branchId', 'refreshTokenId', 'iat', 'exp']

function userClaims(token: string): Record<string, unknown> {
  const claims = Object.entries(decodeJwt(token))
  return Object.fromEntries(claims.filter(([name]) => !everyTokenHas.includes(name)))
}

const none = {
  email_verified: false,
  permissions: [],
  selected_team_id: null,
  team_permissions: [],
}

describe('an access token of a project with claims of users', () => {
  it('has them from the sign-in on, without an address that is not verified', async () => {
    const { tokens } = await service.signUp()
    expect(userClaims(tokens.access)).toEqual(none)
  })

  it('contains the primary address once it is verified', async () => {
    const { email, tokens } = await service.verifiedUser()
    expect(userClaims(tokens.access)).toEqual({ ...none, email, email_verified: true })
  })

  it('contains permissions with those they contain, as of the latest refresh', async () => {
    const { id, tokens } = await service.signUp()
    await grant(id, 'writer')
    expect(await refreshedClaims(tokens)).toEqual({ ...none, permissions: ['reader', 'writer'] })
    const headers = as('client', { refresh: tokens.refresh })
    const other = await service.must('POST /auth/sessions/current/refresh', { headers })
    expect(userClaims(other.access_token).permissions).toEqual(['reader', 'writer'])
  })

  it('contains the selected team and the permissions there, and not those in other teams', async () => {
    const { id, tokens } = await service.signUp()
    const createTeam = async () => {
      const body = { display_name: 'Crew', creator_user_id: id }
      return (await service.must('POST /teams', { headers: as('server'), body })).id as string
    }
    const [team, other] = [await createTeam(), await createTeam()]
    await service.must('POST /team-permissions/:team_id/:user_id/:permission_id', {
      headers: as('server'),
      path: { team_id: other, user_id: id, permission_id: 'billing' },
      body: {},
    })
    const select = (selected_team_id: string | null) =>
      service.must('PATCH /users/:user_id', {
        headers: as('server'),
        path: { user_id: id },
        body: { selected_team_id },
      })
    await select(other)
    const inOther = await refreshedClaims(tokens)
    expect(inOther).toMatchObject({ selected_team_id: other, permissions: [] })
    expect(inOther.team_permissions).toEqual(expect.arrayContaining(['billing', '$read_members']))
    await select(team)
    const inTeam = await refreshedClaims(tokens)
    expect(inTeam.selected_team_id).toBe(team)
    expect(inTeam.team_permissions).not.toContain('billing')
    await select(null)
    expect(await refreshedClaims(tokens)).toEqual(none)
  })

  it('ends with permissions that contain each other', async () => {
    await definePermission('project', 'one', ['reader'])
    await definePermission('project', 'two', ['one'])
    await service.must('PATCH /project-permission-definitions/:permission_id', {
      headers: as('admin'),
      path: { permission_id: 'one' },
      body: { contained_permission_ids: ['two'] },
    })
    const { id, tokens } = await service.signUp()
    await grant(id, 'one')
    expect((await refreshedClaims(tokens)).permissions).toEqual(['one', 'two'])
  })

  it('names the permissions as omitted if they would make it longer than 3,072 characters', async () => {
    const { id, tokens } = await service.signUp()
    const ids = Array.from({ length: 12 }, (_, index) => `${index}`.padStart(250, 'p'))
    for (const one of ids) await definePermission('project', one)
    await definePermission('project', 'all', ids)
    await grant(id, 'all')
    const { body } = await refreshAs(service.call, tokens.refresh)
    expect(body.access_token.length).toBeLessThan(3072)
    expect(userClaims(body.access_token)).toEqual({
      email_verified: false,
      selected_team_id: null,
      omitted_claims: ['permissions', 'team_permissions'],
    })
    const me = { headers: as('client', { access: body.access_token }) }
    expect((await service.must('GET /users/me', me)).id).toBe(id)
  })

  it('has none again once they are disabled', async () => {
    const { tokens } = await service.signUp()
    await enable(false)
    expect(await refreshedClaims(tokens)).toEqual({})
    await enable(true)
    expect(await refreshedClaims(tokens)).toEqual(none)
  })
})
