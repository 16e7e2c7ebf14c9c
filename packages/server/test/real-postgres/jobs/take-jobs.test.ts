import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/db/client'
import { createJobStore } from '../../../src/jobs/job-store'
import type { TakenJob } from '../../../src/jobs/take-jobs'
import { createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

/** Opens the queues of a database whose service has ended. */
async function openStore() {
  const databaseUrl = await createDatabaseUrl()
  const { server } = await startServerForTest({ databaseUrl })
  await server.close()
  const database = await openDatabase({ databaseUrl, dataDir: '', onError: () => {} })
  onTestFinished(() => database.close())
  const store = createJobStore(database.db, database.pool)
  return {
    ...store,
    databaseUrl,
    /** Adds jobs of projects for the queue `mail`, the oldest first. */
    async addEmails(...projectIds: string[]) {
      for (const projectId of projectIds) {
        const parameters = { userId: '', email: '', callbackUrl: '' }
        await store.add(database.db, { kind: 'verification-mail', projectId, ...parameters })
      }
    },
  }
}

function countByProject(running: TakenJob[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { projectId } of running) counts[projectId] = (counts[projectId] ?? 0) + 1
  return counts
}

const toProjects = (taken: TakenJob[]) => taken.map(({ projectId }) => projectId).sort()

it('takes jobs of the projects that run the fewest first', async () => {
  const { addEmails, take } = await openStore()
  await addEmails('a', 'a', 'b', 'c', 'd')
  const running = { a: 2, b: 1, c: 0 }
  expect(toProjects(await take('mail', { count: 2, running }))).toEqual(['c', 'd'])
  expect(toProjects(await take('mail', { count: 1, running }))).toEqual(['b'])
  expect(toProjects(await take('mail', { count: 1, running }))).toEqual(['a'])
})

it('lets the only job of a project pass the backlogs of as many others as there are slots', async () => {
  const { addEmails, take, complete } = await openStore()
  const slow = Array.from({ length: 8 }, (_, index) => `slow-${index}`)
  await addEmails(...slow.concat(...Array(30).fill(slow)), 'other')
  const running = await take('mail', { count: 8, running: {} })
  for (let ended = 0; ended < 60 && !toProjects(running).includes('other'); ended += 1) {
    await complete(running.shift() as TakenJob)
    running.push(...(await take('mail', { count: 1, running: countByProject(running) })))
  }
  expect(toProjects(running)).toContain('other')
})

it('takes no more jobs of a project than it has slots, and leaves the others due', async () => {
  const { addEmails, take, count } = await openStore()
  await addEmails('a', 'a', 'a', 'a', 'b', 'b')
  expect(toProjects(await take('mail', { count: 8, running: { a: 3, b: 5 } }))).toEqual(['a', 'a'])
  expect(await take('mail', { count: 8, running: { a: 5, b: 5 } })).toEqual([])
  expect(await count()).toEqual(
    expect.arrayContaining([
      { queue: 'mail', state: 'active', count: 2 },
      { queue: 'mail', state: 'created', count: 4 },
    ]),
  )
})

it('gives each job to one of two processes', async () => {
  const { addEmails, take } = await openStore()
  const projectIds = Array.from({ length: 12 }, (_, index) => `project-${index}`)
  await addEmails(...projectIds)
  const free = { count: 8, running: {} }
  const taken = await Promise.all([take('mail', free), take('mail', free)])
  const rest = await take('mail', { count: 12, running: {} })
  expect(toProjects([...taken.flat(), ...rest])).toEqual(projectIds.sort())
})

it('takes jobs that an earlier version added without a project', async () => {
  const { databaseUrl, addEmails, take } = await openStore()
  await addEmails('a', 'b', 'c', 'd', 'e', 'f')
  await query(databaseUrl, `update pgboss.job set singleton_key = null where name = 'mail'`)
  expect(toProjects(await take('mail', { count: 8, running: {} }))).toEqual(Array(5).fill(''))
  expect(toProjects(await take('mail', { count: 8, running: {} }))).toEqual([''])
})
