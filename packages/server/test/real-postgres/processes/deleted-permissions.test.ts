import { describe, expect, it } from 'vitest'
import { as, demo, type TestResponse } from '../../harness'
import { createTestTeam, define } from '../../teams/test-team'
import { page } from '../../test-service'
import { beforeStatement } from '../before-statement'
import { query } from '../query'
import { holdGrants, waitForWaiting } from '../waiting'
import { codesOf, startForChanges } from './start-for-changes'

const [server, admin] = [as('server'), as('admin')]

/** A team in a project whose permissions are deleted while they are being granted. */
async function start() {
  const service = await startForChanges()
  const { databaseUrl, must, send } = service
  await define(service, 'editor', [])
  await define(service, 'reader', ['$read_members'])
  await must('POST /project-permission-definitions', { headers: admin, body: { id: 'beta' } })
  const team = await createTestTeam(service)

  /** Deletes a permission while a request waits before its first write, and returns both responses. */
  async function deleteDuring(
    permission_id: 'editor' | 'beta',
    request: () => Promise<TestResponse>,
  ): Promise<TestResponse[]> {
    const release = await holdGrants(databaseUrl)
    const granted = request()
    await Promise.race([waitForWaiting(databaseUrl, 1), granted])
    const scope = permission_id === 'beta' ? 'project' : 'team'
    const deleted = send(`DELETE /${scope}-permission-definitions/:permission_id`, {
      headers: admin,
      path: { permission_id },
    })
    await Promise.race([waitForWaiting(databaseUrl, 2), deleted])
    await release()
    return Promise.all([granted, deleted])
  }

  const listGrants = () =>
    query(
      databaseUrl,
      `select permission_id from team_permissions where permission_id = 'editor'
        union all select permission_id from project_permissions where permission_id = 'beta'`,
    )

  return { ...service, ...team, deleteDuring, listGrants }
}

describe('a permission that is deleted while it is granted', () => {
  it.each(['in a team', 'in the project', 'as a role'])(
    'is granted to no one: %s',
    async (name) => {
      const { send, teamId, join, setRoles, deleteDuring, listGrants } = await start()
      const { id } = await join()
      const path = { team_id: teamId, user_id: id }
      const grants: Record<string, () => Promise<TestResponse>> = {
        'in a team': () =>
          send('POST /team-permissions/:team_id/:user_id/:permission_id', {
            headers: server,
            path: { ...path, permission_id: 'editor' },
            body: {},
          }),
        'in the project': () =>
          send('POST /project-permissions/:user_id/:permission_id', {
            headers: server,
            path: { user_id: id, permission_id: 'beta' },
            body: {},
          }),
        'as a role': () => setRoles(server, id, ['editor']),
      }
      const grant = grants[name]
      if (!grant) throw new Error(`There is no grant ${name}.`)
      const responses = await deleteDuring(name === 'in the project' ? 'beta' : 'editor', grant)
      expect(codesOf(responses)).toEqual([name === 'as a role' ? 200 : 201, 200])
      expect(await listGrants()).toEqual([])
    },
  )

  it.each(['a new user', 'a new member'])('is granted to no one by default: %s', async (name) => {
    const { configure, signUp, send, teamId, deleteDuring, listGrants } = await start()
    await configure({
      team_member_default_permissions: [{ id: 'editor' }],
      user_default_permissions: name === 'a new user' ? [{ id: 'beta' }] : [],
    })
    const responses =
      name === 'a new user'
        ? await deleteDuring('beta', () => send('POST /users', { headers: server, body: {} }))
        : await signUp().then(({ id: user_id }) =>
            deleteDuring('editor', () =>
              send('POST /team-memberships/:team_id/:user_id', {
                headers: server,
                path: { team_id: teamId, user_id },
                body: {},
              }),
            ),
          )
    expect(codesOf(responses)).toEqual([201, 200])
    expect(await listGrants()).toEqual([])
  })
})

it.each(['deleted', 'renamed'])('a role is taken from a member while it is %s', async (name) => {
  const { databaseUrl, send, join, setRoles, roles } = await start()
  const { id } = await join('editor')
  const key = '/team-permission-definitions/:permission_id'
  const path = { permission_id: 'editor' }
  const changed: Promise<TestResponse>[] = []
  // The defaults are read after the roles of the member.
  beforeStatement(/from "default_permissions"/, () => {
    const body = { id: 'author' }
    const response =
      name === 'deleted'
        ? send(`DELETE ${key}`, { headers: admin, path })
        : send(`PATCH ${key}`, { headers: admin, path, body })
    changed.push(response)
    return Promise.race([response, waitForWaiting(databaseUrl, 1)])
  })
  const responses = [await setRoles(server, id, ['reader']), ...(await Promise.all(changed))]
  expect(codesOf(responses)).toEqual([200, 200])
  expect((await roles())[id]).toEqual(['reader'])
})

describe('an invitation', () => {
  it('is sent or shared by no member who is losing the role', async () => {
    const { oneAfterAnother, send, must, newEmail, teamId, owner, join, setRoles } = await start()
    const body = { team_id: teamId, callback_url: page }
    const invite = (headers: Record<string, string>) => ({
      headers,
      body: { ...body, email: newEmail() },
    })
    const { id } = await must('POST /team-invitations/send-code', invite(owner.headers))
    const requests: ((headers: Record<string, string>) => Promise<TestResponse>)[] = [
      (headers) => send('POST /team-invitations/send-code', invite(headers)),
      (headers) => send('POST /team-invitations/:id/link', { headers, path: { id }, body }),
    ]
    for (const request of requests) {
      const other = await join('admin')
      const responses = await oneAfterAnother(other.id, [
        () => setRoles(server, other.id, ['reader']),
        () => request(other.headers),
      ])
      expect(codesOf(responses)).toEqual([200, 'TEAM_PERMISSION_REQUIRED'])
    }
  })

  it("of the app's server grants no permission that is being deleted", async () => {
    const { databaseUrl, send, newEmail, teamId, deleteDuring } = await start()
    const email = newEmail()
    const invited = { team_id: teamId, email, callback_url: page, permission_ids: ['editor'] }
    const responses = await deleteDuring('editor', () =>
      send('POST /team-invitations/send-code', { headers: server, body: invited }),
    )
    expect(codesOf(responses)).toEqual([200, 200])
    const codes = await query(
      databaseUrl,
      `select data->'permissionIds' as ids from verification_codes
        where project_id = '${demo.id}' and type = 'team_invitation'`,
    )
    expect(codes).toEqual([{ ids: [] }])
  })
})
