import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Endpoints that check and accept an invitation. */
const endpoints = [
  'POST /team-invitations/accept/check-code',
  'POST /team-invitations/accept/details',
  'POST /team-invitations/accept',
] as const

/** Responses to an invitation code, of the endpoints in turn. */
async function present(code: string, headers: Record<string, string>) {
  const responses: unknown[] = []
  for (const key of endpoints) {
    const { status, body } = await service.send(key, { headers, body: { code } })
    responses.push(body.code ?? status)
  }
  return responses
}

const good = [200, 200, 200]
const unknown = endpoints.map(() => 'VERIFICATION_CODE_NOT_FOUND')

/** Creates a team with a member who may invite, and an invitation from them. */
async function invited({ permission = '$invite_members' } = {}) {
  const { id: teamId, headers: owner } = await service.team()
  const { id: userId, tokens } = await service.signUp()
  const path = { team_id: teamId, user_id: userId }
  const server = as('server')
  await service.must('POST /team-memberships/:team_id/:user_id', {
    path,
    headers: server,
    body: {},
  })
  await service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
    path: { ...path, permission_id: 'member' },
    headers: server,
  })
  const grant = { path: { ...path, permission_id: permission }, headers: server }
  const grantKey = 'POST /team-permissions/:team_id/:user_id/:permission_id'
  await service.must(grantKey, { ...grant, body: {} })
  const headers = as('client', tokens)
  const email = service.newEmail()
  const body = { team_id: teamId, email, callback_url: page }
  await service.must('POST /team-invitations/send-code', { headers, body })
  return {
    teamId,
    userId,
    path,
    grant,
    headers,
    owner,
    email,
    code: await service.codeEmailedTo(email),
    grantAgain: () => service.must(grantKey, { ...grant, body: {} }),
  }
}

type Invited = Awaited<ReturnType<typeof invited>>

const leave = ({ path, headers }: Invited) =>
  service.must('DELETE /team-memberships/:team_id/:user_id', { path, headers })

/** Events after which a member can no longer invite. */
const losses: Record<string, (invitation: Invited) => Promise<unknown>> = {
  'has left': leave,
  'was removed': ({ path }) =>
    service.must('DELETE /team-memberships/:team_id/:user_id', { path, headers: as('server') }),
  'lost the permission': ({ grant }) =>
    service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', grant),
  'was deleted by the app': ({ userId }) =>
    service.must('DELETE /users/:user_id', { headers: as('server'), path: { user_id: userId } }),
  'deleted the own account': async ({ headers }) => {
    await service.configure({ client_user_deletion_enabled: true })
    await service.must('DELETE /users/me', { headers })
  },
}

describe('L18: an invitation', () => {
  it.each(Object.keys(losses))('is invalid once its sender %s', async (loss) => {
    const invitation = await invited()
    await losses[loss]?.(invitation)
    expect(await present(invitation.code, await service.signedIn())).toEqual(unknown)
    const { items } = await service.must('GET /team-invitations', {
      headers: invitation.owner,
      query: { team_id: invitation.teamId },
    })
    expect(items).toEqual([])
  })

  it('stays invalid when its sender comes back', async () => {
    const invitation = await invited()
    await losses['lost the permission']?.(invitation)
    await invitation.grantAgain()
    expect(await present(invitation.code, await service.signedIn())).toEqual(unknown)
  })

  const definitionChanges = {
    'no longer contains the permission': () =>
      service.must('PATCH /team-permission-definitions/:permission_id', {
        headers: as('admin'),
        path: { permission_id: 'inviter' },
        body: { contained_permission_ids: [] },
      }),
    'is deleted': () =>
      service.must('DELETE /team-permission-definitions/:permission_id', {
        headers: as('admin'),
        path: { permission_id: 'inviter' },
      }),
  }
  it.each(Object.keys(definitionChanges) as (keyof typeof definitionChanges)[])(
    'is invalid once the permission definition that let its sender invite %s',
    async (change) => {
      const body = { id: 'inviter', contained_permission_ids: ['$invite_members'] }
      await service.send('POST /team-permission-definitions', { headers: as('admin'), body })
      await service.must('PATCH /team-permission-definitions/:permission_id', {
        headers: as('admin'),
        path: { permission_id: 'inviter' },
        body: { contained_permission_ids: ['$invite_members'] },
      })
      const [invitation, other] = [await invited({ permission: 'inviter' }), await invited()]
      await definitionChanges[change]()
      expect(await present(invitation.code, await service.signedIn())).toEqual(unknown)
      expect(await present(other.code, await service.signedIn())).toEqual(good)
    },
  )

  it('stays valid when others leave, when the sender leaves another team, and when the app sent it', async () => {
    const invitation = await invited()
    const { teamId } = invitation
    await comeAndGo(teamId, (await service.signUp()).id)
    await comeAndGo((await service.team()).id, invitation.userId)
    expect(await present(invitation.code, await service.signedIn())).toEqual(good)

    const email = service.newEmail()
    const body = { team_id: teamId, email, callback_url: page }
    await service.must('POST /team-invitations/send-code', { headers: as('server'), body })
    await leave(invitation)
    expect(await present(await service.codeEmailedTo(email), await service.signedIn())).toEqual(
      good,
    )
  })

  async function comeAndGo(team_id: string, user_id: string) {
    const request = { path: { team_id, user_id }, headers: as('server') }
    await service.must('POST /team-memberships/:team_id/:user_id', { ...request, body: {} })
    await service.must('DELETE /team-memberships/:team_id/:user_id', request)
  }
})

describe('L18: where invitations are only for the invited address', () => {
  const configure = (isOn: boolean) =>
    service.must('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { invitations_only_for_invited_address: isOn },
    })
  beforeAll(() => configure(true))
  afterAll(() => configure(false))

  it('a user with another address cannot accept, and leaves the invitation unchanged', async () => {
    const { email, code } = await invited()
    const [checked, ...refused] = await present(code, await service.signedIn())
    expect([checked, refused]).toEqual([200, unknown.slice(1)])
    const { code: signInCode } = await service.emailedSignInCode(email, 2)
    const { access_token: access } = await service.must('POST /auth/otp/sign-in', {
      body: { code: signInCode },
    })
    expect(await present(code, as('client', { access }))).toEqual(good)
  })

  it('a user who only claims the invited address cannot accept', async () => {
    const { email, code } = await invited()
    const { tokens } = await service.signUp(email)
    expect((await present(code, as('client', tokens))).slice(1)).toEqual(unknown.slice(1))
    await service.must('POST /contact-channels/verify', {
      body: { code: await service.codeEmailedTo(email, 2) },
    })
    expect(await present(code, as('client', tokens))).toEqual(good)
  })

  it('the invited address matches in any letter case', async () => {
    const { email, code } = await invited()
    const { id, tokens } = await service.signUp()
    const body = {
      user_id: id,
      value: email.toUpperCase(),
      type: 'email',
      used_for_auth: false,
      is_verified: true,
    }
    await service.must('POST /contact-channels', { headers: as('server'), body })
    expect(await present(code, as('client', tokens))).toEqual(good)
  })
})

it('L18: a visitor with the link who is not signed in does not use it up', async () => {
  const { code } = await invited()
  const { status, body } = await service.send('POST /team-invitations/accept', { body: { code } })
  expect([status, body.code]).toEqual([401, 'USER_AUTHENTICATION_REQUIRED'])
  expect(await present(code, await service.signedIn())).toEqual(good)
})

it('L18: any user with the link can accept, as the contract says, unless the project restricts it', async () => {
  const { code } = await invited()
  expect(await present(code, await service.signedIn())).toEqual(good)
})
