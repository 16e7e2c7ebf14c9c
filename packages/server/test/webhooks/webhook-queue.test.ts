import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { webhookEvents } from '../../src/db/schema/index'
import {
  claimEvents,
  discardUnheardEvents,
  forgetEvent,
  type WebhookEvent,
} from '../../src/webhooks/pending-events'
import { openQueueDatabase, startQueue } from './open-queue'

let database: Awaited<ReturnType<typeof openQueueDatabase>>
beforeAll(async () => {
  database = await openQueueDatabase()
})
afterAll(() => database.close())

const openQueue = (...projects: string[]) => startQueue(database, projects)

function numbersOf(events: WebhookEvent[], project: string) {
  return events.filter(({ projectId }) => projectId === project).map(({ data }) => data)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the queue of webhook events', () => {
  it('is sent completely without waiting for the next poll', async () => {
    const { add, poll, count } = await openQueue('a')
    await add('a', 123)
    expect(numbersOf(await poll(), 'a')).toEqual(upTo(123))
    expect(await count()).toBe(0)
  })

  it('of one project delays others by a few events, and each keeps its order', async () => {
    const { add, poll } = await openQueue('a', 'b', 'c')
    await add('b', 300)
    await add('c', 7)
    await add('a', 1)
    const sent = await poll()
    expect(sent.slice(0, 11).map(({ projectId }) => projectId)).toContain('a')
    expect(sent.slice(0, 30).filter(({ projectId }) => projectId === 'c')).toHaveLength(7)
    for (const [project, count] of [
      ['a', 1],
      ['b', 300],
      ['c', 7],
    ] as const) {
      expect(numbersOf(sent, project)).toEqual(upTo(count))
    }
  })

  it('of many projects gives each its turn', async () => {
    const projects = upTo(60).map((number) => `project-${number}`)
    const { add, db } = await openQueue(...projects)
    for (const project of projects) await add(project, 3)
    const first = await claimEvents(db)
    expect([first.byProject.length, first.isFull]).toEqual([50, true])
    const second = await claimEvents(db)
    const served = [...first.byProject, ...second.byProject].map(([event]) => event?.projectId)
    expect(served.sort()).toEqual(projects.sort())
    expect(second.byProject.flat()).toHaveLength(30)
    expect(await claimEvents(db)).toEqual({ byProject: [], isFull: false })
  })

  it('lets the only event of a project pass the backlogs of as many others as a batch has', async () => {
    const busy = upTo(50).map((number) => `busy-${number}`)
    const { add, db } = await openQueue(...busy, 'other')
    for (const project of busy) await add(project, 40)
    await add('other', 1)
    let isTaken = false
    for (let batches = 0; batches < 30 && !isTaken; batches += 1) {
      const { byProject } = await claimEvents(db)
      isTaken = byProject.some(([event]) => event?.projectId === 'other')
      await db.execute(sql`delete from webhook_events where next_try_at > now()`)
    }
    expect(isTaken).toBe(true)
  })

  it('gives the events of a project to one process at a time', async () => {
    const projects = ['a', 'b', 'c', 'd']
    const { add, db, count } = await openQueue(...projects)
    for (const project of projects) await add(project, 43)
    const sent: WebhookEvent[] = []
    while (await count()) {
      const batches = await Promise.all([1, 2, 3, 4].map(() => claimEvents(db)))
      const taken = batches.flatMap(({ byProject }) => byProject)
      const names = taken.map(([event]) => event?.projectId)
      expect(new Set(names).size).toBe(names.length)
      for (const event of taken.flat()) await forgetEvent(db, event)
      sent.push(...taken.flat())
    }
    for (const project of projects) expect(numbersOf(sent, project)).toEqual(upTo(43))
  })

  it('keeps the events of this process while their receiver is slow', async () => {
    const { add, db, poll } = await openQueue('a')
    await add('a', 5)
    // Each response takes 20 s, as the process sees it. Another process would take the last events after 60 s.
    let waitedMs = 0
    const begun = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => begun + waitedMs)
    onTestFinished(() => clock.mockRestore())
    const overdue: unknown[] = []
    const receive = async ({ id, data }: WebhookEvent) => {
      const isOverdue = sql`next_try_at <= now() and id = ${id}`
      if ((await db.$count(webhookEvents, isOverdue)) > 0) overdue.push(data)
      waitedMs += 20_000
      await db.execute(sql`update webhook_events set next_try_at = next_try_at - interval '20 s'`)
    }
    const sent = await poll({ receive })
    expect([numbersOf(sent, 'a'), overdue]).toEqual([upTo(5), []])
  })

  it('skips a project that waits for a retry, and takes it when the time has come', async () => {
    const { add, db, poll } = await openQueue('a', 'b')
    await add('a', 3)
    await db.execute(sql`update webhook_events
      set next_try_at = now() + interval '1 hour' where data::text = '2'`)
    await add('b', 1)
    expect((await poll()).map(({ projectId }) => projectId)).toEqual(['b'])
    await db.execute(sql`update webhook_events set next_try_at = now()`)
    expect(numbersOf(await poll(), 'a')).toEqual([1, 2, 3])
  })

  it('loses the events that no endpoint listens to, before they are taken', async () => {
    const { add, listen, poll, count, db } = await openQueue('none', 'off', 'paused', 'some', 'all')
    await listen('off', null, { enabled: false })
    await listen('paused', null)
    await db.execute(
      sql`update webhook_endpoints set paused_at = now() where project_id = 'paused'`,
    )
    await listen('some', ['user.created', 'user.deleted'])
    await listen('all', null)
    for (const project of ['none', 'off', 'paused', 'some', 'all']) await add(project, 2)
    await add('some', 1, 'user.deleted')
    const sent = await poll({ discard: () => discardUnheardEvents(db) })
    expect(sent.map(({ projectId, type }) => `${projectId} ${type}`).sort()).toEqual([
      'all user.updated',
      'all user.updated',
      'some user.deleted',
    ])
    expect(await count()).toBe(0)
  })

  it('is searched for events without a listener until there are none, not for each batch', async () => {
    const { add, db, listen, poll, count } = await openQueue('none', 'all')
    await listen('all', null)
    await add('none', 450)
    await add('all', 43)
    let searches = 0
    async function discard() {
      searches += 1
      return discardUnheardEvents(db)
    }
    expect(numbersOf(await poll({ discard }), 'all')).toEqual(upTo(43))
    expect(searches).toBe(4)
    expect(await count()).toBe(0)
  })

  it('keeps what an endpoint listens to that was created in the meantime', async () => {
    const { add, db, listen, poll } = await openQueue('a')
    await add('a', 1)
    expect(await poll({ discard: () => discardUnheardEvents(db) })).toEqual([])
    await listen('a', ['user.updated'])
    await add('a', 3)
    expect(numbersOf(await poll({ discard: () => discardUnheardEvents(db) }), 'a')).toEqual([
      1, 2, 3,
    ])
  })

  it('keeps an event that a process is sending, though no endpoint listens any more', async () => {
    const { add, db, poll, count } = await openQueue('a')
    await add('a', 1)
    const { byProject } = await claimEvents(db)
    expect(byProject.flat()).toHaveLength(1)
    expect(await poll({ discard: () => discardUnheardEvents(db) })).toEqual([])
    expect(await count()).toBe(1)
  })

  it('waits for all projects when it stops, even if the database fails for one of them', async () => {
    const { add, db, poll, count } = await openQueue('a', 'b')
    await add('a', 1)
    await add('b', 1)
    await db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`)
    await db.execute(sql`create trigger refused before delete on webhook_events
      for each row when (old.project_id = 'a') execute function refuse()`)
    onTestFinished(async () => void (await db.execute(sql`drop function refuse cascade`)))
    const received: unknown[] = []
    await poll({
      async receive({ projectId }) {
        if (projectId === 'b') await delay(500)
        received.push(projectId)
      },
    })
    expect([received, await count()]).toEqual([['a', 'b'], 1])
  })
})
