import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

it('deletes the security events of a project with it', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ databaseUrl })
  await signUp()
  const events = () => query(databaseUrl, 'select 1 from security_events')
  expect(await events()).toHaveLength(1)
  await call('DELETE', '/projects/current', { headers: as('admin') })
  expect(await events()).toEqual([])
})

it('keeps no event of a change that was rolled back', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ databaseUrl })
  const { id } = await signUp()
  const { status } = await call('PATCH', `/users/${id}`, {
    headers: as('server'),
    body: { password: null, selected_team_id: crypto.randomUUID() },
  })
  expect(status).not.toBe(200)
  const types = await query(databaseUrl, `select type from security_events where user_id = '${id}'`)
  expect(types).toEqual([{ type: 'session.created' }])
})
