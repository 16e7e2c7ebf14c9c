import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, ownClient } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const week = 7 * 24 * 60 * 60 * 1000
const picture = 'data:image/png;base64,AAAA'

/** A team with an owner who has a name, and an invitation of theirs. */
async function invited({ permissionIds }: { permissionIds?: string[] } = {}) {
  const { id: teamId, owner, headers } = await service.team()
  await service.must('PATCH /users/me', { headers, body: { display_name: 'Olga' } })
  const path = { team_id: teamId }
  const body = { display_name: 'Analytical Engines', profile_image_url: picture }
  await service.must('PATCH /teams/:team_id', { path, headers: as('server'), body })
  const email = service.newEmail()
  const invitation = { team_id: teamId, email, callback_url: page, permission_ids: permissionIds }
  await service.must('POST /team-invitations/send-code', { headers, body: invitation })
  return { teamId, owner, headers, email, code: await service.codeEmailedTo(email) }
}

function preview(code: string, headers?: Record<string, string>) {
  return service.send('POST /team-invitations/accept/preview', { headers, body: { code } })
}

async function accept(code: string) {
  const headers = await service.signedIn()
  await service.must('POST /team-invitations/accept', { headers, body: { code } })
  return headers
}

describe('the preview of an invitation', () => {
  it('says who invites whom to which team, without a user', async () => {
    const { teamId, email, code } = await invited({ permissionIds: ['admin'] })
    const { body } = await preview(code)
    expect(body).toEqual({
      status: 'open',
      team_id: teamId,
      team_display_name: 'Analytical Engines',
      team_profile_image_url: picture,
      member_count: 1,
      inviter_display_name: 'Olga',
      recipient_email: email,
      permission_ids: ['admin'],
      expires_at_millis: expect.any(Number),
      is_member: false,
      can_accept: true,
    })
  })

  it('names the inviter as in the team, and never by their address', async () => {
    const { teamId, headers, code } = await invited()
    const path = { team_id: teamId, user_id: 'me' }
    const rename = (display_name: string) =>
      service.must('PATCH /team-member-profiles/:team_id/:user_id', {
        path,
        headers,
        body: { display_name },
      })
    await rename('Olga K.')
    expect((await preview(code)).body.inviter_display_name).toBe('Olga K.')
    await rename('')
    expect((await preview(code)).body.inviter_display_name).toBe('Olga')
    const { code: ofNameless } = await service.invitation()
    expect((await preview(ofNameless)).body.inviter_display_name).toBeNull()
  })

  it('leaves the invitation usable, and counts as an attempt', async () => {
    const { code } = await invited()
    for (let visits = 0; visits < 19; visits += 1) expect((await preview(code)).status).toBe(200)
    await accept(code)
    const { code: another } = await invited()
    for (let visits = 0; visits < 20; visits += 1) await preview(another)
    expect((await preview(another)).body.code).toBe('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  })

  it('tells a member that they are one, also once it was used', async () => {
    const { headers, code } = await invited()
    expect((await preview(code, headers)).body).toMatchObject({ status: 'open', is_member: true })
    const member = await accept(code)
    expect((await preview(code, member)).body).toMatchObject({
      status: 'used',
      team_display_name: 'Analytical Engines',
      member_count: 2,
      is_member: true,
    })
  })

  it('tells others nothing of a used or expired one', async () => {
    const { headers, code } = await invited()
    await accept(code)
    for (const visitor of [undefined, await service.signedIn()]) {
      expect((await preview(code, visitor)).body).toEqual({
        code: 'VERIFICATION_CODE_ALREADY_USED',
        error: expect.any(String),
      })
    }
    expect((await preview(code, headers)).status).toBe(200)
    const { code: old, owner } = await invited()
    service.pass(week)
    expect((await preview(old)).body.code).toBe('VERIFICATION_CODE_EXPIRED')
    const { email, password } = owner
    const again = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    const signedIn = as('client', { access: again.access_token })
    expect((await preview(old, signedIn)).body).toMatchObject({ status: 'expired' })
  })

  it('ends with the permission of its sender', async () => {
    const { teamId, owner, code } = await invited()
    const path = { team_id: teamId, user_id: owner.id, permission_id: 'admin' }
    await service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
      path,
      headers: as('server'),
    })
    expect((await preview(code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('says whether the account may accept where only the invited address may', async () => {
    const configure = (isOn: boolean) =>
      service.must('PATCH /internal/security-settings', {
        headers: as('admin'),
        body: { invitations_only_for_invited_address: isOn },
      })
    await configure(true)
    const { code } = await invited()
    expect((await preview(code)).body.can_accept).toBe(true)
    expect((await preview(code, await service.signedIn())).body.can_accept).toBe(false)
    await configure(false)
  })
})

describe('inviting a member', () => {
  async function teamOfTwo() {
    const { id: teamId, headers } = await service.team()
    const { id, email, tokens } = await service.signUp()
    const server = as('server')
    const path = { team_id: teamId, user_id: id }
    await service.must('POST /team-memberships/:team_id/:user_id', {
      path,
      headers: server,
      body: {},
    })
    const revoke = (permission_id: string) =>
      service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
        path: { ...path, permission_id },
        headers: server,
      })
    return { teamId, owner: headers, email, member: as('client', tokens), path, revoke }
  }

  function invite(team_id: string, email: string, headers: Record<string, string>) {
    const body = { team_id, email, callback_url: page }
    return service.send('POST /team-invitations/send-code', { headers, body })
  }

  it('is refused, in any letter case, also for oneself', async () => {
    const { teamId, owner, email, member } = await teamOfTwo()
    for (const [address, headers] of [
      [email, owner],
      [email.toUpperCase(), owner],
      [email, member],
    ] as const) {
      const { body } = await invite(teamId, address, { ...headers, ...ownClient })
      expect(body.code).toBe('TEAM_MEMBERSHIP_ALREADY_EXISTS')
    }
    const another = await invite(teamId, service.newEmail(), { ...owner, ...ownClient })
    expect(another.status).toBe(200)
  })

  it('is not told to those who may not see members', async () => {
    const { teamId, member, path, revoke } = await teamOfTwo()
    const other = await service.signUp()
    await service.must('POST /team-memberships/:team_id/:user_id', {
      path: { team_id: teamId, user_id: other.id },
      headers: as('server'),
      body: {},
    })
    await service.must('POST /team-permissions/:team_id/:user_id/:permission_id', {
      path: { ...path, permission_id: '$invite_members' },
      headers: as('server'),
      body: {},
    })
    await revoke('member')
    expect((await invite(teamId, other.email, { ...member, ...ownClient })).status).toBe(200)
  })

  it('sends the email as before for published clients', async () => {
    const { teamId, owner, email } = await teamOfTwo()
    const published = { ...owner, 'x-stack-client-version': 'js @stackframe/stack@2.8.0' }
    expect((await invite(teamId, email, published)).status).toBe(200)
  })
})

describe('the roles of an invitation', () => {
  const rolesOf = async (team_id: string, headers: Record<string, string>) =>
    (await service.must('GET /team-invitations/roles', { headers, query: { team_id } })).items

  it('are the defaults and what the inviter holds, without system permissions', async () => {
    const editor = { id: 'editor', description: 'Edits', contained_permission_ids: [] }
    await service.must('POST /team-permission-definitions', { headers: as('admin'), body: editor })
    const { id: teamId, owner, headers } = await service.team()
    const { id: memberId, tokens } = await service.signUp()
    await service.must('POST /team-memberships/:team_id/:user_id', {
      path: { team_id: teamId, user_id: memberId },
      headers: as('server'),
      body: {},
    })
    const member = { id: 'member', description: expect.any(String), is_default: true }
    const admin = { id: 'admin', description: expect.any(String), is_default: false }
    expect(await rolesOf(teamId, as('client', tokens))).toEqual([member])
    expect(await rolesOf(teamId, headers)).toEqual([admin, member])
    await service.must('POST /team-permissions/:team_id/:user_id/:permission_id', {
      path: { team_id: teamId, user_id: owner.id, permission_id: 'editor' },
      headers: as('server'),
      body: {},
    })
    const edits = { id: 'editor', description: 'Edits', is_default: false }
    expect(await rolesOf(teamId, headers)).toEqual([admin, edits, member])
    expect(await rolesOf(teamId, as('server'))).toEqual([admin, edits, member])
  })
})
