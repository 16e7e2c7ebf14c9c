import { expect, it, vi } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { waitOptions } from '../../wait-options'
import { lockTeams } from '../processes/lock-teams'
import { query } from '../query'

it('recovers when Postgres ends a connection in the middle of a transaction', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServerForTest({ databaseUrl })
  const unlock = await lockTeams(databaseUrl)
  const createTeam = () =>
    call('POST', '/teams', {
      headers: as('server'),
      body: { display_name: 'Team' },
      mayFail: true,
    })
  const cut = createTeam()
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isWaiting = async () => (await query(databaseUrl, `select ${waiting}`)).length > 0
  await vi.waitUntil(isWaiting, waitOptions)
  await query(databaseUrl, `select pg_terminate_backend(pid) ${waiting}`)
  expect((await cut).status).toBe(503)
  await unlock()
  expect((await createTeam()).status).toBe(201)
})

it('repeats a read when Postgres ends its connection', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServerForTest({ databaseUrl })
  const unlock = await lockTeams(databaseUrl, 'access exclusive')
  const teams = call('GET', '/teams', { headers: as('server') })
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await query(databaseUrl, `select ${waiting}`)).length > 0)
  await query(databaseUrl, `select pg_terminate_backend(pid) ${waiting}`)
  await unlock()
  expect((await teams).status).toBe(200)
})

it('logs an idle connection that broke, without its settings and statements', async () => {
  const databaseUrl = await createDatabaseUrl()
  const lines: string[] = []
  const logTo = { write: (line: string) => lines.push(line) }
  const { call } = await startServerForTest({ databaseUrl, logTo })
  await call('GET', '/projects/current')
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle'`,
  )
  const lost = () => lines.find((line) => line.includes('database connection lost'))
  await vi.waitUntil(lost, waitOptions)
  expect(JSON.parse(lost() ?? '{}')).toMatchObject({ error: { code: '57P01' } })
  expect(lost()).not.toMatch(/connectionParameters|select |parsedStatements/)
  expect((await call('GET', '/projects/current')).status).toBe(200)
})
