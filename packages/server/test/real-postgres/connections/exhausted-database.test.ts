import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

it.each([
  ['53100', 'the disk of the database is full'],
  ['53200', 'the database is out of memory'],
])('asks to retry while Postgres reports %s, and the log says that %s', async (code, cause) => {
  const databaseUrl = await createDatabaseUrl()
  const log: string[] = []
  const { call } = await startServerForTest({
    databaseUrl,
    logTo: { write: (line: string) => void log.push(line) },
  })
  const body = { display_name: 'Team' }
  const createTeam = () => call('POST', '/teams', { headers: as('server'), body })
  await query(
    databaseUrl,
    `create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '${code}'; end $$;
    create trigger refuse before insert on teams for each row execute function refuse()`,
  )
  const refused = await createTeam()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused.body).toContain('out of resources')
  expect(log.some((line) => line.includes(cause))).toBe(true)
  await query(databaseUrl, 'drop trigger refuse on teams')
  expect((await createTeam()).status).toBe(201)
})
