import { expect, it, onTestFinished, vi } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { startThrowawayPostgres } from '../../throwaway/postgres'
import { waitOptions } from '../../wait-options'
import { lockTeams } from '../processes/lock-teams'

it('logs when requests wait for a connection, and responds to all of them', async () => {
  const databaseUrl = await createDatabaseUrl()
  const log: string[] = []
  const { call } = await startServerForTest({
    databaseUrl,
    logTo: { write: (line: string) => void log.push(line) },
  })
  const unlock = await lockTeams(databaseUrl)
  const createTeam = () =>
    call('POST', '/teams', { headers: as('server'), body: { display_name: 'Team' } })
  const responses = Promise.all(Array.from({ length: 14 }, createTeam))
  const isSaid = () =>
    log.some((line) => line.includes('requests are waiting for a database connection'))
  await vi.waitUntil(isSaid, waitOptions)
  await unlock()
  expect(new Set((await responses).map(({ status }) => status))).toEqual(new Set([201]))
})

it('asks to retry when the database is gone', async () => {
  const postgres = await startThrowawayPostgres()
  onTestFinished(() => postgres.stop())
  const { call, server } = await startServerForTest({ databaseUrl: postgres.url })
  await postgres.stop()
  const { status, headers, body } = await call('GET', '/users', { headers: as('server') })
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(body).toContain('cannot reach its database')
  await server.close()
})
