import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runProgram } from '../../../src/cli/program'
import { as, createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { makeFolder } from '../../run-app-server'
import { createTestTeam, define } from '../../teams/test-team'
import { page } from '../../test-service'
import { beforeStatement } from '../before-statement'
import { startForChanges } from './start-for-changes'

const admin = as('admin')

async function start() {
  const service = await startForChanges()
  return { service, ...service, ...(await createTestTeam(service)) }
}

/** Runs a command in this process, and returns its output. */
async function runCommand(databaseUrl: string, args: string[]): Promise<string> {
  const env = { DATABASE_URL: databaseUrl, APP_DATA_DIR: await makeFolder(), APP_LOG: 'silent' }
  const terminal = { isInteractive: false, env, out: vi.fn(), err: vi.fn() }
  await runProgram(args, terminal)
  expect(terminal.err).not.toHaveBeenCalled()
  return terminal.out.mock.calls.join('')
}

describe('a response during a change', () => {
  it('has the permissions contained in one that is being renamed', async () => {
    const { service, must, send, join, teamId } = await start()
    await define(service, 'editor', ['$update_team'])
    const { id, headers } = await join('editor')
    const path = { permission_id: 'editor' }
    beforeStatement(/permission_definitions/, () =>
      must('PATCH /team-permission-definitions/:permission_id', {
        headers: admin,
        path,
        body: { id: 'author' },
      }),
    )
    const query = { team_id: teamId, user_id: id, recursive: 'true' }
    const { items } = await must('GET /team-permissions', { headers: as('server'), query })
    expect(items.map((held: { id: string }) => held.id)).toEqual(['$update_team', 'author'])
    beforeStatement(/permission_definitions/, () =>
      must('PATCH /team-permission-definitions/:permission_id', {
        headers: admin,
        path: { permission_id: 'author' },
        body: { id: 'writer' },
      }),
    )
    const change = { headers, path: { team_id: teamId }, body: { display_name: 'New' } }
    expect((await send('PATCH /teams/:team_id', change)).status).toBe(200)
  })

  it('reports that a member who is being removed is not a member', async () => {
    const { must, send, join, teamId } = await start()
    const headers = as('server')
    const responses: unknown[] = []
    for (const [key, body, statement] of [
      [
        'PATCH /team-members/:team_id/:user_id',
        { permission_ids: ['member'] },
        /json_agg\(permission_id\)/,
      ],
      [
        'PATCH /team-member-profiles/:team_id/:user_id',
        { display_name: 'New' },
        /"team_members" inner join "teams"/,
      ],
    ] as const) {
      const path = { team_id: teamId, user_id: (await join('member')).id }
      beforeStatement(statement, () =>
        must('DELETE /team-memberships/:team_id/:user_id', { headers, path }),
      )
      const { status, body: response } = await send(key, { headers, path, body })
      responses.push(response.code ?? status)
    }
    expect(responses).toEqual(['TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_MEMBERSHIP_NOT_FOUND'])
  })

  it.each(['the file of a project', 'an export'])(
    'has no default permission without its definition: %s',
    async (name) => {
      const databaseUrl = await createDatabaseUrl()
      const { call, configure } = await startServerForTest({ databaseUrl })
      const definitions = '/team-permission-definitions'
      await call('POST', definitions, { headers: admin, body: { id: 'editor' } })
      await configure({ team_member_default_permissions: [{ id: 'editor' }] })
      beforeStatement(/from "permission_definitions"/, () =>
        call('DELETE', `${definitions}/editor`, { headers: admin }),
      )
      async function exportAll() {
        const file = join(await makeFolder(), 'export.jsonl')
        await runCommand(databaseUrl, ['export', file, '--project', demo.id])
        return readFile(file, 'utf8')
      }
      const text =
        name === 'an export'
          ? await exportAll()
          : JSON.stringify((await call('GET', '/internal/project-file', { headers: admin })).body)
      expect(text).toContain('"team_member_default_permissions":[{"id":"editor"}]')
      expect(text).toMatch(/"id":"editor",("scope":"team",|"contained_permission_ids")/)
    },
  )

  it('has the settings of a project as they are at one moment', async () => {
    const { must, configure } = await start()
    const domains = [{ domain: 'https://app.example', handler_path: '/handler' }]
    const facts = ({ config }: { config: { credential_enabled: boolean; domains: object[] } }) => [
      config.credential_enabled,
      config.domains,
    ]
    const read = () => must('GET /projects/current', { headers: admin })
    const before = await read()
    beforeStatement(/from "trusted_domains"/, () =>
      configure({ credential_enabled: false, domains }),
    )
    expect(facts(await read())).toEqual(facts(before))
    expect(facts(await read())).toEqual([false, domains])
  })

  it('has all email templates as they are at one moment', async () => {
    const { must } = await start()
    const types = ['email_verification', 'password_reset'] as const
    const email_templates = types.map((type) => ({ type, subject: 'New', content: null }))
    beforeStatement(/from "email_templates"/, () =>
      must('PATCH /internal/project-file', { headers: admin, body: { email_templates } }),
    )
    const { items } = await must('GET /email-templates', { headers: admin })
    const changed = items.filter(({ subject }: { subject: string }) => subject === 'New')
    expect(changed.map(({ type }: { type: string }) => type)).toEqual(types)
  })

  it('lists a project that is being deleted with its users', async () => {
    const { databaseUrl, must } = await start()
    beforeStatement(/from project_counts/, () =>
      must('DELETE /projects/current', { headers: admin }),
    )
    const { items } = JSON.parse(await runCommand(databaseUrl, ['project', 'list', '--json']))
    expect(items).toContainEqual(expect.objectContaining({ id: demo.id, user_count: 1 }))
  })

  it('shows an invitation as it was before its team is deleted', async () => {
    const { must, newEmail, codeEmailedTo, owner, teamId } = await start()
    const email = newEmail()
    const body = { team_id: teamId, email, callback_url: page }
    await must('POST /team-invitations/send-code', { headers: owner.headers, body })
    const code = await codeEmailedTo(email)
    beforeStatement(/from "teams"/, () =>
      must('DELETE /teams/:team_id', { headers: as('server'), path: { team_id: teamId } }),
    )
    const preview = await must('POST /team-invitations/accept/preview', { body: { code } })
    expect(preview).toMatchObject({ status: 'open', team_id: teamId, member_count: 1 })
  })
})

/** Starts a server with an invitation to a role, and a function that renames the role. */
async function startRename() {
  const { service, must, join, teamId } = await start()
  await define(service, 'editor', [])
  const { headers } = await join('editor', '$invite_members', '$read_members')
  const team = { team_id: teamId }
  const email = service.newEmail()
  const { id } = await must('POST /team-invitations/send-code', {
    headers,
    body: { ...team, email, callback_url: page, permission_ids: ['editor'] },
  })
  const rename = () =>
    must('PATCH /team-permission-definitions/:permission_id', {
      headers: admin,
      path: { permission_id: 'editor' },
      body: { id: 'author' },
    })
  return { service, must, headers, team, email, id, rename }
}

describe('a role that is renamed', () => {
  it('is kept by an invitation that is sent again', async () => {
    const { must, headers, team, id, rename } = await startRename()
    beforeStatement(/for no key update/, rename)
    await must('POST /team-invitations/:id/resend', { headers, path: { id }, body: team })
    const { items } = await must('GET /team-invitations', { headers: as('server'), query: team })
    expect(items.map((item: { permission_ids: string[] }) => item.permission_ids)).toEqual([
      ['author'],
    ])
  })

  it.each(['a member', "the app's server"])('is granted by a link that %s creates', async (by) => {
    const { must, headers: ofMember, team, id, rename } = await startRename()
    const headers = by === 'a member' ? ofMember : as('server')
    beforeStatement(/from "permission_definitions".*for key share/s, rename)
    const body = { ...team, callback_url: page }
    const { url } = await must('POST /team-invitations/:id/link', { headers, path: { id }, body })
    const code = new URL(url).searchParams.get('code')
    const preview = await must('POST /team-invitations/accept/preview', { body: { code } })
    expect(preview.permission_ids).toEqual(['author'])
  })

  it('is granted by an invitation that is being accepted', async () => {
    const { service, must, team, email, rename } = await startRename()
    const code = await service.codeEmailedTo(email)
    const { id, tokens } = await service.signUp()
    beforeStatement(/from "permission_definitions".*for key share/s, rename)
    const headers = as('client', tokens)
    await must('POST /team-invitations/accept', { headers, body: { code } })
    const query = { ...team, user_id: id, recursive: 'false' }
    const { items } = await must('GET /team-permissions', { headers: as('server'), query })
    expect(items.map((held: { id: string }) => held.id)).toContain('author')
  })
})
