import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runProgram } from '../../../src/cli/program'
import { as, createDatabaseUrl, demo, startServerForTest, type TestResponse } from '../../harness'
import { makeFolder } from '../../run-app-server'
import { lockProject, lockUser, waitForWaiting } from '../waiting'

type Started = Awaited<ReturnType<typeof startServerForTest>>
type User = Awaited<ReturnType<Started['signUp']>>

const totpSecret = Buffer.from('12345678901234567890').toString('base64')

async function start() {
  const databaseUrl = await createDatabaseUrl()
  return { databaseUrl, ...(await startServerForTest({ databaseUrl })) }
}

function changesOf({ call }: Started, { id, email, password, tokens }: User) {
  const own = as('client', tokens)
  const server = as('server')
  const change = (method: string, path: string, body?: unknown, headers = own) =>
    call(method, path, { headers, body })
  return {
    'the second factor': () => change('PATCH', '/users/me', { totp_secret_base64: totpSecret }),
    'the password': () =>
      change('POST', '/auth/password/update', {
        old_password: password,
        new_password: 'a longer battery',
      }),
    'the password, by the server': () =>
      change('PATCH', `/users/${id}`, { password: 'a longer battery' }, server),
    'the account, deleted': () => change('DELETE', '/users/me'),
    'the account, deleted by the server': () => change('DELETE', `/users/${id}`, undefined, server),
    email: () => change('PATCH', `/users/${id}`, { primary_email: `new-${email}` }, server),
  } satisfies Record<string, () => Promise<TestResponse>>
}

const changes = [
  'the second factor',
  'the password',
  'the password, by the server',
  'the account, deleted',
  'the account, deleted by the server',
  'email',
] as const

describe('a refresh during a change of its user', () => {
  it.each(changes)('succeeds or finds the session ended: %s', async (name) => {
    const started = await start()
    await started.configure({ client_user_deletion_enabled: true })
    const user = await started.signUp()
    const { body: other } = await started.call('POST', '/auth/password/sign-in', {
      body: { email: user.email, password: user.password },
    })
    const unlock = await lockUser(started.databaseUrl, user.id)
    // The change gets the row of the user first, and then needs that of the session.
    const changed = changesOf(started, user)[name]()
    await waitForWaiting(started.databaseUrl, 1)
    const refreshed = started.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', { refresh: other.refresh_token }),
    })
    await waitForWaiting(started.databaseUrl, 2)
    await unlock()
    expect((await changed).status).toBe(200)
    expect([200, 401]).toContain((await refreshed).status)
  })
})

describe('changes at the same time', () => {
  it('of one user never fail: refreshes, sign-ins, passwords, factors, addresses, sign-outs', async () => {
    const started = await start()
    const { call, signUp } = started
    const { id, email, password, tokens } = await signUp()
    let current = password
    const signIn = (given: string) =>
      call('POST', '/auth/password/sign-in', { body: { email, password: given } })
    const statuses = new Set<number>()
    for (let round = 0; round < 12; round += 1) {
      const sessions = [(await signIn(current)).body, (await signIn(current)).body]
      const [first, second] = sessions.map((session) => ({
        access: session.access_token,
        refresh: session.refresh_token,
      }))
      const refresh = (refreshToken: string | undefined) =>
        call('POST', '/auth/sessions/current/refresh', {
          headers: as('client', { refresh: refreshToken }),
        })
      const next = `another battery ${round}`
      const responses = await Promise.all([
        refresh(second?.refresh),
        call('PATCH', '/users/me', {
          headers: as('client', first),
          body: { display_name: `Round ${round}`, totp_secret_base64: totpSecret },
        }),
        refresh(tokens.refresh),
        call('POST', '/auth/password/update', {
          headers: as('client', first),
          body: { old_password: current, new_password: next },
        }),
        signIn(current),
        call('PATCH', `/users/${id}`, {
          headers: as('server'),
          body: { primary_email: email, primary_email_verified: round % 2 === 0 },
        }),
        refresh(first?.refresh),
        call('POST', '/contact-channels', {
          headers: as('client', first),
          body: { user_id: 'me', value: `${round}-${email}`, type: 'email', used_for_auth: false },
        }),
        call('DELETE', '/auth/sessions/current', { headers: as('client', second) }),
      ])
      for (const { status } of responses) statuses.add(status)
      await call('PATCH', `/users/${id}`, {
        headers: as('server'),
        body: { totp_secret_base64: null, password: next },
      })
      current = next
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  })

  it('of sessions that re-authenticate each other never fail', async () => {
    const { call, signUp } = await start()
    const { email, password } = await signUp()
    const signIn = async () => {
      const { body } = await call('POST', '/auth/password/sign-in', { body: { email, password } })
      return { access: body.access_token, refresh: body.refresh_token }
    }
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await signIn(), await signIn()]
      const by = (own: typeof one, newer: typeof one) =>
        call('POST', '/auth/sessions/current/reauthenticate', {
          headers: as('client', own),
          body: { refresh_token: newer.refresh },
        })
      const responses = await Promise.all([by(one, other), by(other, one)])
      // One session is left, with the re-authentication of the other.
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
    }
  })

  it('of permission definitions that contain each other never fail', async () => {
    const { call } = await start()
    const headers = as('admin')
    const define = (id: string, contained: string[]) =>
      call('POST', '/team-permission-definitions', {
        headers,
        body: { id, contained_permission_ids: contained },
      })
    for (let round = 0; round < 8; round += 1) {
      const ids = Array.from({ length: 6 }, (_, index) => `p${round}_${index}`)
      for (const id of ids) await define(id, ids.slice(0, ids.indexOf(id)))
      const responses = await Promise.all(
        ids.map((id, index) =>
          index % 2 === 0
            ? call('DELETE', `/team-permission-definitions/${id}`, { headers })
            : call('PATCH', `/team-permission-definitions/${id}`, {
                headers,
                body: { id: `${id}_renamed` },
              }),
        ),
      )
      expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200))
    }
  })
})

describe('app-server sign-out-everyone', () => {
  it('waits for a change of a user that revokes for two reasons', async () => {
    const { call, databaseUrl, signUp } = await start()
    const { id, email, password } = await signUp()
    await call('POST', '/auth/password/sign-in', { body: { email, password } })

    const change = new pg.Client({ connectionString: databaseUrl })
    await change.connect()
    onTestFinished(() => change.end())
    const revokeFirst = (order: 'asc' | 'desc') =>
      change.query(
        `delete from sessions where id =
          (select id from sessions where user_id = $1 order by id ${order} limit 1)`,
        [id],
      )
    await change.query('begin')
    await change.query('select from users where id = $1 for no key update', [id])
    await revokeFirst('desc')
    const terminal = {
      isInteractive: false,
      env: { DATABASE_URL: databaseUrl, APP_DATA_DIR: await makeFolder(), APP_LOG: 'silent' },
      out: vi.fn(),
      err: vi.fn(),
    }
    const signedOut = runProgram(['sign-out-everyone', '--project', demo.id], terminal)
    await waitForWaiting(databaseUrl, 1)
    await revokeFirst('asc')
    await change.query('commit')
    expect(await signedOut).toBe(0)
    expect(terminal.err).not.toHaveBeenCalled()
  })
})

describe('app-server project apply', () => {
  it('keeps a permission that is defined while it runs, without --delete', async () => {
    const { call, databaseUrl } = await start()
    const folder = await makeFolder()
    const path = join(folder, 'project.json')
    await writeFile(path, JSON.stringify({ id: demo.id, project_permission_definitions: [] }))
    const unlock = await lockProject(databaseUrl, demo.id)
    const env = { DATABASE_URL: databaseUrl, APP_DATA_DIR: folder, APP_LOG: 'silent' }
    const terminal = { isInteractive: false, env, out: vi.fn(), err: vi.fn() }
    const applied = runProgram(['project', 'apply', path], terminal)
    await waitForWaiting(databaseUrl, 1)
    const headers = as('admin')
    const body = { id: 'staff' }
    const defined = call('POST', '/project-permission-definitions', { headers, body })
    await waitForWaiting(databaseUrl, 2)
    await unlock()
    expect([await applied, (await defined).status]).toEqual([0, 201])
    const { body: list } = await call('GET', '/project-permission-definitions', { headers })
    expect(list.items.map(({ id }: { id: string }) => id)).toContain('staff')
  })
})
