import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/client'
import { addCountChanges } from '../../../src/db/counts'
import { createJobStore } from '../../../src/jobs/job-store'
import { cleanUp } from '../../../src/maintenance/clean-up'
import { as, createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver'
import { query } from '../query'

const days = 30
/** Two years: sessions end after one, and the rows of the first year must be gone in the second. */
const steps = 25
const stepsPerYear = 13

/** Moves everything in the database into the past, which is the same as time passing. */
const letTimePass = `
do $$
declare moved record;
begin
  for moved in select table_schema, table_name,
      string_agg(format('%1$I = %1$I - interval ''${days} days''', column_name), ', ') as changes
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and data_type like 'timestamp%' and table_name not in ('projects', 'api_key_sets')
      and is_generated = 'NEVER'
    group by 1, 2
  loop
    execute format('update %I.%I set %s', moved.table_schema, moved.table_name, moved.changes);
  end loop;
  create temp table counted on commit drop as select * from project_counts;
  delete from project_counts;
  insert into project_counts select project_id, kind, case when kind in ('signed_up', 'active')
    then to_char(key::date - ${days}, 'YYYY-MM-DD') else key end, value from counted;
end
$$`

/** Lets time pass, again if a delivery of the server locked the same rows in another order. */
async function age(databaseUrl: string): Promise<void> {
  await query(databaseUrl, letTimePass).catch((error) => {
    if (error.code !== '40P01') throw error
    return age(databaseUrl)
  })
}

const tablesOfAll = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`

async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const tables = await query(databaseUrl, tablesOfAll)
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`)
  const rows = await query(databaseUrl, counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

it('keeps no more rows after two years than after one', async () => {
  const databaseUrl = await createDatabaseUrl()
  const receiver = await startWebhookReceiver()
  const { call, signUp, configure } = await startServerForTest({ databaseUrl })
  await configure({
    magic_link_enabled: true,
    oauth_providers: [{ id: 'github', type: 'shared', enabled: true }],
  })
  await call('POST', '/internal/webhook-endpoints', {
    headers: as('admin'),
    body: { url: receiver.url, description: '' },
  })
  const stayingUser = await signUp()

  /** Does the same in each month. */
  async function live(): Promise<void> {
    const { email, password } = stayingUser
    const signedIn = await call('POST', '/auth/password/sign-in', { body: { email, password } })
    const headers = as('client', { access: signedIn.body.access_token })
    await call('POST', '/auth/password/sign-in', { body: { email, password: 'wrong horse' } })
    await call('POST', '/auth/otp/send-sign-in-code', {
      body: { email, callback_url: 'http://localhost:3000/handler/magic-link' },
    })
    await call('POST', '/auth/cli', { body: {} })
    const oauth = new URLSearchParams({
      client_id: demo.id,
      client_secret: demo.client,
      redirect_uri: 'http://localhost:3000/handler/oauth-callback',
      scope: 'legacy',
      state: 'state',
      grant_type: 'authorization_code',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      response_type: 'code',
    })
    await call('GET', `/auth/oauth/authorize/github?${oauth}`, { headers: {} })
    const team = await call('POST', '/teams', {
      headers,
      body: { display_name: 'Crew', creator_user_id: 'me' },
    })
    await call('POST', '/team-invitations/send-code', {
      headers,
      body: {
        team_id: team.body.id,
        email: 'guest@example.com',
        callback_url: 'http://localhost:3000/join',
      },
    })
    await call('DELETE', `/teams/${team.body.id}`, { headers })
    const leaving = await signUp()
    await call('DELETE', `/users/${leaving.id}`, { headers: as('server') })
    await query(
      databaseUrl,
      `insert into recent_activity select '${demo.id}', gen_random_uuid(), now() - n * interval '1 hour'
        from generate_series(1, 700) n`,
    )
  }

  const database = await openDatabase({ databaseUrl, dataDir: '', onError: () => {} })
  const jobs = createJobStore(database.db, database.pool)
  const counts: Record<string, number>[] = []
  for (let step = 1; step <= steps; step += 1) {
    await live()
    await receiver.received(step * 4)
    // Counts that are added up later would be of the day after.
    await addCountChanges(database.db)
    await age(databaseUrl)
    await cleanUp({ db: database.db, log: pino({ level: 'silent' }), now: () => new Date() })
    await jobs.maintain()
    counts.push(await countRows(databaseUrl))
  }
  await database.close()

  const firstYear = counts.slice(0, stepsPerYear)
  const afterTwo = counts.at(-1) ?? {}
  // Of several months: a job may end just after time has passed, and then stays a month longer.
  const growing = Object.keys(afterTwo).filter((table) => {
    const most = Math.max(...firstYear.map((month) => month[table] ?? 0))
    return counts.slice(-3).every((month) => (month[table] ?? 0) > most)
  })
  expect(growing).toEqual([])
  // The rows that the first year left are of a month, of three, or of a year.
  expect(afterTwo['public.recent_activity']).toBe(1000)
  expect(afterTwo['public.sessions']).toBeLessThanOrEqual(stepsPerYear + 1)
  expect(afterTwo['public.users']).toBe(1)
}, 900_000)
