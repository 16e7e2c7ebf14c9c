import { expect, it, vi } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../harness'
import { lockTeams } from './lock-teams'
import { query } from './query'

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
  await vi.waitUntil(async () => (await query(databaseUrl, `select ${waiting}`)).length > 0)
  await query(databaseUrl, `select pg_terminate_backend(pid) ${waiting}`)
  expect((await cut).status).toBe(500)
  await unlock()
  expect((await createTeam()).status).toBe(201)
})
