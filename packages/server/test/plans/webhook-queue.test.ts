import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/client'
import { claimEvents, discardUnheardEvents } from '../../src/webhooks/pending-events'
import { createDatabaseUrl } from '../harness'
import { crowdedProject } from './crowded-project'

// `check-plans.ts` checks that no query reads the whole queue: 100,000 events of one project.
it('a long queue of one project is not read to find events of others', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', onError: console.error })
  onTestFinished(close)
  await db.execute(sql`insert into projects (id, display_name)
    select 'project-' || n, '' from generate_series(1, 20) n`)
  await db.execute(sql`insert into webhook_events (project_id, type, data)
    select 'project-' || n, 'user.created', '{}' from generate_series(1, 20) n`)
  const { byProject } = await claimEvents(db)
  const counts = new Map(byProject.map((events) => [events[0]?.projectId, events.length]))
  expect([counts.size, counts.get(crowdedProject), counts.get('project-7')]).toEqual([21, 5, 1])
  expect((await claimEvents(db)).byProject).toEqual([])
  await discardUnheardEvents(db)
  const { rows } = await db.execute(sql`select from webhook_events limit 1000`)
  expect(rows.length).toBe(1000)
})
