import { webhookEventTypes } from '@app/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { as, demo, startServerForTest } from '../harness'
import { startSvixStandIn } from '../stand-ins/svix'
import { createTestService, page, type TestService } from '../test-service'
import { waitOptions } from '../wait-options'

const server = as('server')

async function startWithSvix() {
  const svix = await startSvixStandIn()
  const service = await createTestService(svix.options)
  onTestFinished(() => service.server.close())
  return { svix, service }
}

/** An event, and the webhook message that describes it. */
type Cause = (service: TestService) => Promise<[type: string, data: unknown][]>

function member(teamId: string, userId: string) {
  return { team_id: teamId, user_id: userId }
}

async function readUser({ must }: TestService, id: string) {
  const user = await must('GET /users/:user_id', { headers: server, path: { user_id: id } })
  // Signing in is activity, and comes after the event.
  return { ...user, last_active_at_millis: expect.any(Number) }
}

const causes: Record<string, Cause> = {
  'a server creates a user': async ({ must, newEmail }) => {
    const body = { primary_email: newEmail(), server_metadata: { plan: 'free' } }
    return [['user.created', await must('POST /users', { headers: server, body })]]
  },
  'a user signs up, and is given a team': async (service) => {
    await service.configure({ create_team_on_sign_up: true })
    const { id } = await service.signUp()
    await service.configure({ create_team_on_sign_up: false })
    const user = await readUser(service, id)
    return [
      ['team.created', user.selected_team],
      // As before the team was selected.
      ['user.created', { ...user, selected_team: null, selected_team_id: null }],
    ]
  },
  'a user changes, and is banned': async (service) => {
    const { id, tokens } = await service.signUp()
    const created = await readUser(service, id)
    const headers = as('client', tokens)
    await service.must('PATCH /users/me', { headers, body: { display_name: 'Ada' } })
    const updated = { ...created, display_name: 'Ada' }
    const until_millis = service.time() + 1000
    await service.ban(id, { reason: 'spam', until_millis })
    const ban = { reason: 'spam', until_millis, banned_at_millis: service.time() }
    return [
      ['user.created', created],
      ['user.updated', updated],
      ['user.updated', { ...updated, ban }],
    ]
  },
  'a password is reset': async (service) => {
    const { id, email } = await service.verifiedUser()
    const created = await readUser(service, id)
    const reset = { email, callback_url: page }
    await service.must('POST /auth/password/send-reset-code', { body: reset })
    const code = await service.codeEmailedTo(email, 2)
    await service.must('POST /auth/password/reset', { body: { code, password: 'new password' } })
    return [
      ['user.created', created],
      [
        'user.updated',
        { ...created, has_password: true, password_changed_at_millis: expect.any(Number) },
      ],
    ]
  },
  'a team is made, changed and deleted': async (service) => {
    const { id, owner, headers } = await service.team()
    const path = { team_id: id }
    const created = await service.must('GET /teams/:team_id', { headers: server, path })
    const body = { display_name: 'New name' }
    await service.must('PATCH /teams/:team_id', { headers, path, body })
    const user = await readUser(service, owner.id)
    await service.must('DELETE /teams/:team_id', { headers, path })
    return [
      ['user.created', user],
      ['team.created', created],
      ['team.updated', { ...created, ...body }],
      ['team.deleted', { id }],
    ]
  },
  'a member comes, is granted a permission, loses it and goes': async (service) => {
    const { id, owner } = await service.team()
    const guest = await service.signUp()
    const before = await createdBy(service, owner.id, id, guest.id)
    const path = member(id, guest.id)
    const request = { headers: server, path, body: {} }
    await service.must('POST /team-memberships/:team_id/:user_id', request)
    const grant = { ...request, path: { ...path, permission_id: '$update_team' } }
    await service.must('POST /team-permissions/:team_id/:user_id/:permission_id', grant)
    await service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', grant)
    await service.must('DELETE /team-memberships/:team_id/:user_id', { headers: server, path })
    return [
      ...before,
      ['team_membership.created', path],
      ['team_permission.created', { id: 'member', ...path }],
      ['team_permission.created', { id: '$update_team', ...path }],
      ['team_permission.deleted', { id: '$update_team', ...path }],
      ['team_membership.deleted', path],
    ]
  },
  'a team is named by its id in upper case': async (service) => {
    const { id, owner, headers } = await service.team()
    const guest = await service.signUp()
    const before = await createdBy(service, owner.id, id, guest.id)
    const path = member(id, guest.id)
    const upper = member(id.toUpperCase(), guest.id.toUpperCase())
    const request = { headers: server, path: upper, body: {} }
    const added = await service.must('POST /team-memberships/:team_id/:user_id', request)
    expect(added).toEqual(path)
    const leaving = { headers: as('client', guest.tokens), path: upper }
    await service.must('DELETE /team-memberships/:team_id/:user_id', leaving)
    await service.must('DELETE /teams/:team_id', { headers, path: { team_id: upper.team_id } })
    return [
      ...before,
      ['team_membership.created', path],
      ['team_permission.created', { id: 'member', ...path }],
      ['team_membership.deleted', path],
      ['team.deleted', { id }],
    ]
  },
  'an invitation is accepted': async (service) => {
    const { teamId, ownerId, code } = await service.invitation()
    const guest = await service.signUp()
    const before = await createdBy(service, ownerId, teamId, guest.id)
    const headers = as('client', guest.tokens)
    await service.must('POST /team-invitations/accept', { headers, body: { code } })
    const path = member(teamId, guest.id)
    return [
      ...before,
      ['team_membership.created', path],
      ['team_permission.created', { id: 'member', ...path }],
    ]
  },
  'an admin gives a member another role, and takes it away': async (service) => {
    const { id: teamId, owner, headers } = await service.team()
    const guest = await service.signUp()
    const before = await createdBy(service, owner.id, teamId, guest.id)
    const path = member(teamId, guest.id)
    const key = '/:team_id/:user_id' as const
    await service.must(`POST /team-memberships${key}`, { headers: server, path, body: {} })
    for (const permission_ids of [['admin', 'member'], ['member']]) {
      await service.must(`PATCH /team-members${key}`, { headers, path, body: { permission_ids } })
    }
    return [
      ...before,
      ['team_membership.created', path],
      ['team_permission.created', { id: 'member', ...path }],
      ['team_permission.created', { id: 'admin', ...path }],
      ['team_permission.deleted', { id: 'admin', ...path }],
    ]
  },
  'a project permission is granted and revoked': async (service) => {
    const { id } = await service.signUp()
    const created = await readUser(service, id)
    const definition = { headers: as('admin'), body: { id: 'staff' } }
    await service.must('POST /project-permission-definitions', definition)
    const path = { user_id: id, permission_id: 'staff' }
    const request = { headers: server, path, body: {} }
    await service.must('POST /project-permissions/:user_id/:permission_id', request)
    await service.must('DELETE /project-permissions/:user_id/:permission_id', request)
    return [
      ['user.created', created],
      ['project_permission.created', { id: 'staff', user_id: id }],
      ['project_permission.deleted', { id: 'staff', user_id: id }],
    ]
  },
  'a user with two teams is deleted': async (service) => {
    const { id, tokens } = await service.signUp()
    const created = await readUser(service, id)
    const headers = as('client', tokens)
    const teams = []
    for (const display_name of ['First', 'Second']) {
      const team = await service.must('POST /teams', { headers, body: { display_name } })
      const path = { team_id: team.id }
      teams.push(await service.must('GET /teams/:team_id', { headers: server, path }))
    }
    await service.must('DELETE /users/me', { headers })
    return [
      ['user.created', created],
      ...teams.map((team): [string, unknown] => ['team.created', team]),
      ...teams.map((team): [string, unknown] => ['team_membership.deleted', member(team.id, id)]),
      ['user.deleted', { id, teams: teams.map((team) => ({ id: team.id })) }],
    ]
  },
  'things happen that are not announced': async (service) => {
    const { id, tokens, password, email } = await service.signUp()
    const created = await readUser(service, id)
    const headers = as('client', tokens)
    const channel = {
      user_id: 'me',
      value: service.newEmail(),
      type: 'email',
      used_for_auth: false,
    }
    await service.must('POST /contact-channels', { headers, body: channel })
    const passwords = { old_password: password, new_password: 'another password' }
    await service.must('POST /auth/password/update', { headers, body: passwords })
    const signIn = { body: { email, password: 'another password' } }
    await service.must('POST /auth/password/sign-in', signIn)
    await service.configure({ magic_link_enabled: true })
    return [['user.created', created]]
  },
}

/** The initial state of a team of an owner and a guest outside of it. */
async function createdBy(
  service: TestService,
  ownerId: string,
  teamId: string,
  guestId: string,
): Promise<[string, unknown][]> {
  const path = { team_id: teamId }
  return [
    ['user.created', await readUser(service, ownerId)],
    ['team.created', await service.must('GET /teams/:team_id', { headers: server, path })],
    ['user.created', await readUser(service, guestId)],
  ]
}

describe('webhooks', () => {
  it('send every event to Svix, in order, under the id of the project', async () => {
    const { svix, service } = await startWithSvix()
    const expected: unknown[] = []
    for (const cause of Object.values(causes)) {
      for (const [type, data] of await cause(service)) {
        expected.push({ application: demo.id, eventType: type, payload: { type, data } })
      }
    }
    await received(svix.messages, expected.length)
    expect(svix.messages).toEqual(expected)
    const types = new Set(svix.messages.map(({ eventType }) => eventType))
    expect([...types].sort()).toEqual([...webhookEventTypes].sort())
  })

  it('are sent again while Svix fails, each once and still in order', async () => {
    const { svix, service } = await startWithSvix()
    let failures = 0
    svix.judgeBy(() => (failures++ < 6 ? 500 : 'taken'))
    const { id } = await service.signUp()
    const path = { user_id: id }
    for (const display_name of ['One', 'Two']) {
      await service.must('PATCH /users/:user_id', { headers: server, path, body: { display_name } })
    }
    await received(svix.messages, 3)
    expect(failures).toBeGreaterThan(6)
    expect(svix.messages.map(({ payload }) => nameIn(payload))).toEqual([null, 'One', 'Two'])
  })

  it('do not delay a call, however long Svix takes', async () => {
    const { svix, service } = await startWithSvix()
    let response = () => {}
    const asked = new Promise<void>((resolve) => {
      svix.judgeBy(() => {
        resolve()
        return new Promise((release) => {
          response = () => release('taken')
        })
      })
    })
    await service.signUp()
    await asked
    // Svix is called and does not respond: only calls that do not wait for it continue.
    const { id } = await service.signUp()
    expect(await readUser(service, id)).toMatchObject({ id })
    expect(svix.messages).toEqual([])
    svix.judgeBy(() => 'taken')
    response()
    await received(svix.messages, 2)
  })

  it('of one project do not wait for those of another', async () => {
    const { svix, service } = await startWithSvix()
    svix.judgeBy(({ application }) => (application === 'internal' ? 503 : 'taken'))
    await service.owner()
    await service.signUp()
    await received(svix.messages, 1)
    expect(svix.messages[0]?.application).toBe(demo.id)
  })

  it('that Svix refuses permanently do not block later ones', async () => {
    const { svix, service } = await startWithSvix()
    svix.judgeBy(({ payload }) => (nameIn(payload) === null ? 422 : 'taken'))
    const { tokens } = await service.signUp()
    const body = { display_name: 'Later' }
    await service.must('PATCH /users/me', { headers: as('client', tokens), body })
    await received(svix.messages, 1)
    expect(svix.messages.map(({ payload }) => nameIn(payload))).toEqual(['Later'])
  })

  it('do not keep a server from stopping', async () => {
    const { svix, service } = await startWithSvix()
    const asked = new Promise<void>((resolve) => {
      svix.judgeBy(() => {
        resolve()
        return new Promise(() => {})
      })
    })
    await service.signUp()
    await asked
    await service.server.close()
    expect(svix.messages).toEqual([])
  })

  it('that Svix already has are not sent forever', async () => {
    const { svix, service } = await startWithSvix()
    const { id } = await service.signUp()
    await received(svix.messages, 1)
    // A message that Svix accepted without a response is sent again, with the same idempotency key.
    svix.judgeBy(() => {
      svix.judgeBy(() => 'taken')
      return 'lost'
    })
    const path = { user_id: id }
    const change = (display_name: string) =>
      service.must('PATCH /users/:user_id', { headers: server, path, body: { display_name } })
    await change('Lost')
    await change('Next')
    await received(svix.messages, 3)
    expect(svix.messages.map(({ payload }) => nameIn(payload))).toEqual([null, 'Lost', 'Next'])
  })
})

describe('the portal of webhooks', () => {
  it('opens with a token for the application of the project', async () => {
    const { service } = await startWithSvix()
    const request = { headers: as('admin'), body: {} }
    const response = await service.send('POST /webhooks/svix-token', request)
    expect([response.status, response.body]).toEqual([201, { token: `portal of ${demo.id}` }])
  })

  it('returns an error while Svix is out of reach', async () => {
    // Nothing listens at that port.
    const service = await createTestService({
      svixServerUrl: 'http://127.0.0.1:9',
      svixAuthToken: 'token',
    })
    onTestFinished(() => service.server.close())
    const response = await service.send('POST /webhooks/svix-token', {
      headers: as('admin'),
      body: {},
    })
    expect([response.status, response.body]).toEqual([502, expect.stringContaining('Svix')])
  })

  it('returns an error without Svix', async () => {
    const { call } = await startServerForTest()
    const response = await call('POST', '/webhooks/svix-token', { headers: as('admin'), body: {} })
    expect([response.status, response.body]).toEqual([
      400,
      expect.stringContaining('SVIX_SERVER_URL'),
    ])
  })
})

async function received(messages: unknown[], count: number): Promise<void> {
  await vi.waitUntil(() => messages.length >= count, { ...waitOptions, interval: 50 })
}

function nameIn(payload: unknown): unknown {
  return (payload as { data: { display_name: unknown } }).data.display_name
}
