import { expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/client'
import { addCountChanges } from '../../../src/db/counts'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

const countChanges = 'select count(*)::int as changes from count_changes'

it('stays exact while several processes change users and add the changes up', async () => {
  const databaseUrl = await createDatabaseUrl()
  const processes = [
    await startServerForTest({ databaseUrl }),
    await startServerForTest({ databaseUrl }),
    await startServerForTest({ databaseUrl }),
  ]
  const database = await openDatabase({ databaseUrl, dataDir: '', onError: () => {} })
  let isWorking = true
  async function addUp(): Promise<void> {
    while (isWorking) await addCountChanges(database.db)
  }
  const adding = [addUp(), addUp()]
  const work = processes.map(async ({ call, signUp }, number) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await signUp(`user${number}-${turn}@example.com`)
      if (turn % 3 === 0) await call('DELETE', `/users/${id}`, { headers: as('server') })
      else {
        await call('PATCH', `/users/${id}`, { headers: as('server'), body: { password: null } })
      }
    }
  })
  await Promise.all(work)
  isWorking = false
  await Promise.all(adding)
  await addCountChanges(database.db)
  await database.close()
  expect(await query(databaseUrl, countChanges)).toEqual([{ changes: 0 }])
  for (const { call } of processes) {
    const { body } = await call('GET', '/internal/metrics', { headers: as('admin') })
    expect(body.total_users).toBe(18)
    expect(body.daily_users.at(-1).activity).toBe(18)
    expect(body.daily_active_users.at(-1).activity).toBe(30)
    expect(body.login_methods).toEqual([])
  }
})

it('counts rows that are written by other programs', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServerForTest({ databaseUrl })
  await query(
    databaseUrl,
    `insert into users (project_id) select id from projects, generate_series(1, 7)
      where id <> 'internal'`,
  )
  await query(databaseUrl, `insert into passwords select id, 'hash' from users`)
  await query(databaseUrl, `delete from users where id = (select min(id::text)::uuid from users)`)
  const { body } = await call('GET', '/internal/metrics', { headers: as('admin') })
  expect(body.total_users).toBe(6)
  expect(body.login_methods).toEqual([{ method: 'password', count: 6 }])
})
