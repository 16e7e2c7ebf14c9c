import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { as, demo, startServerForTest } from '../../harness'
import { beforeStatement } from '../before-statement'
import { query } from '../query'
import { createFormerDatabase } from './released-tables'

const admin = { headers: as('admin') }

/** Users of the demo project with the activity that former versions recorded. */
const formerUsers = (users: number) => `
  insert into projects (id, display_name) values ('${demo.id}', 'Demo');
  insert into users (id, project_id, signed_up_at, last_active_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${demo.id}', now(), now() - n * interval '1 millisecond'
    from generate_series(1, ${users}) n;
  insert into passwords select id, 'hash' from users;
  insert into events (project_id, user_id, session_id, created_at, ip_info)
    select project_id, id, id, now() - day * interval '1 day' - n * interval '1 millisecond',
      case when day = 2 then '{"ip":"203.0.113.7","countryCode":"BR"}'::jsonb end
    from (select *, row_number() over (order by id) as n from users) numbered,
      (values (0), (2), (2), (3)) days (day) where n <= 30`

const isFinished = `select from background_migrations where name = 'no_index_contact_channels_project'`

async function readMetrics({ call }: Awaited<ReturnType<typeof startServerForTest>>) {
  return (await call('GET', '/internal/metrics', admin)).body
}

it.each([
  ['at the start if there are few users', 40],
  ['while it serves if there are many', 21_000],
])('carries metrics over %s', async (_, users) => {
  const databaseUrl = await createFormerDatabase()
  await query(databaseUrl, formerUsers(users))
  const started = await startServerForTest({ databaseUrl })
  // The counts are exact at once; the history follows.
  expect(await readMetrics(started)).toMatchObject({
    total_users: users,
    login_methods: [{ method: 'password', count: users }],
  })
  await vi.waitUntil(async () => (await query(databaseUrl, isFinished)).length > 0, {
    timeout: 30_000,
  })
  const metrics = await readMetrics(started)
  expect(metrics).toMatchObject({ total_users: users, users_by_country: { BR: 30 } })
  expect(metrics.daily_users.at(-1).activity).toBe(users)
  const active = metrics.daily_active_users.map((day: { activity: number }) => day.activity)
  expect(active.slice(-4)).toEqual([30, 30, 0, 30])
  expect(metrics.recently_active[0].id).toBe('00000000-0000-4000-8000-000000000001')
  expect(await query(databaseUrl, 'select from events')).toEqual([])
})

it('repeats the creation of an index that was interrupted', async () => {
  const databaseUrl = await createFormerDatabase()
  await query(databaseUrl, 'create index security_events_user on security_events (id)')
  await query(
    databaseUrl,
    `update pg_index set indisvalid = false where indexrelid = 'security_events_user'::regclass`,
  )
  await startServerForTest({ databaseUrl })
  const [index] = await query(
    databaseUrl,
    `select indisvalid as valid, pg_get_indexdef(indexrelid) as definition from pg_index
      where indexrelid = 'security_events_user'::regclass`,
  )
  expect(index.valid).toBe(true)
  expect(index.definition).toContain('(user_id, created_at, id)')
})

it('keeps passkeys, and lets their users have several', async () => {
  const databaseUrl = await createFormerDatabase()
  await query(databaseUrl, formerUsers(1))
  const toPasskey = (name: string) => `insert into passkeys
    (user_id, project_id, credential_id, public_key, counter, transports, device_type)
    select id, project_id, '${name}', ''::bytea, 0, '{}', 'singleDevice' from users`
  await query(databaseUrl, toPasskey('first'))
  await startServerForTest({ databaseUrl })
  await query(databaseUrl, toPasskey('second'))
  const kept = await query(databaseUrl, 'select credential_id, created_at from passkeys order by 1')
  expect(kept).toEqual([
    { credential_id: 'first', created_at: null },
    { credential_id: 'second', created_at: null },
  ])
  await expect(query(databaseUrl, toPasskey('first'))).rejects.toThrow('passkeys_credential')
})

it('lets writes through while a migration waits for a table', async () => {
  const databaseUrl = await createFormerDatabase()
  await query(databaseUrl, formerUsers(1))
  const backup = new Client({ connectionString: databaseUrl })
  await backup.connect()
  await backup.query('begin; lock table users in access share mode')
  const starting = startServerForTest({ databaseUrl })
  // The migration holds its advisory lock as long as it waits for the table.
  const waiting = `select from pg_locks where relation = 'users'::regclass and not granted`
  await vi.waitUntil(async () => (await query(databaseUrl, waiting)).length > 0, {
    timeout: 30_000,
    interval: 5,
  })
  await query(databaseUrl, 'update users set last_active_at = now()')
  await backup.query('commit')
  await backup.end()
  const { call } = await starting
  expect((await call('GET', '/projects/current', admin)).body.user_count).toBe(1)
})

it('lets reads of passkeys through while their key waits to be replaced', async () => {
  const databaseUrl = await createFormerDatabase()
  await query(databaseUrl, formerUsers(1))
  const backup = new Client({ connectionString: databaseUrl })
  await backup.connect()
  beforeStatement(/alter table passkeys drop constraint/, () =>
    backup.query('begin; lock table passkeys in access share mode'),
  )
  const starting = startServerForTest({ databaseUrl })
  const waiting = `select from pg_locks where relation = to_regclass('passkeys')
    and mode = 'AccessExclusiveLock' and not granted`
  await vi.waitUntil(async () => (await query(databaseUrl, waiting)).length > 0, {
    timeout: 30_000,
    interval: 5,
  })
  await query(databaseUrl, `set lock_timeout = '1s'; select from passkeys`)
  await backup.query('commit')
  await backup.end()
  await starting
})
