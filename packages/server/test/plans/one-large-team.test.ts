import { Client } from 'pg'
import { expect, it } from 'vitest'
import { toCrowdTeamId } from '../crowd'
import { as, createDatabaseUrl, demo, startServer } from '../harness'
import { crowdedProject } from './crowded-project'

it('counts the members of small teams without reading those of a team that has nearly all', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServer({ databaseUrl })
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  // The preparation reads whole tables.
  await admin.query('set client_min_messages = warning')
  const large = toCrowdTeamId(7)
  await admin.query('truncate team_members cascade')
  await admin.query(
    'insert into team_members (team_id, user_id) select $1, id from users where project_id = $2 limit 20000',
    [large, crowdedProject],
  )
  await admin.query(`insert into teams (project_id, display_name) values ($1, 'Small')`, [demo.id])
  await admin.query('analyze team_members')
  await admin.end()
  const { body } = await call('GET', '/internal/teams', { headers: as('admin') })
  expect(body.items[0]).toMatchObject({ member_count: 0, has_more_members: false })
})
