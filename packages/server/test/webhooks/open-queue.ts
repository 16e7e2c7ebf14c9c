import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { onTestFinished, vi } from 'vitest'
import { migrateFewRows } from '../../src/db/background-migrations'
import { openDatabase } from '../../src/db/client'
import { migrate } from '../../src/db/migrate'
import { webhookEndpoints } from '../../src/db/schema/index'
import { createForwarder } from '../../src/webhooks/forwarder'
import type { WebhookEvent } from '../../src/webhooks/pending-events'
import { createDatabaseUrl } from '../harness'

type QueueDatabase = Awaited<ReturnType<typeof openQueueDatabase>>

/** Opens a migrated database without projects. */
export async function openQueueDatabase() {
  const databaseUrl = await createDatabaseUrl()
  const opened = await openDatabase({ databaseUrl, dataDir: '', onError: console.error })
  await migrate(opened.db)
  await migrateFewRows(opened)
  return { ...opened, databaseUrl }
}

/** Opens a database with projects for the running test, whose events are forwarded only when the test says so. */
export async function openQueue(...projects: string[]) {
  const database = await openQueueDatabase()
  onTestFinished(() => database.close())
  return startQueue(database, projects)
}

/** Replaces all projects of a database, whose events are forwarded only when the test says so. */
export async function startQueue({ db, databaseUrl }: QueueDatabase, projects: string[]) {
  await db.execute(sql`truncate projects, webhook_endpoints, webhook_events cascade`)
  for (const id of projects) {
    await db.execute(sql`insert into projects (id, display_name) values (${id}, ${id})`)
  }
  return {
    db,
    databaseUrl,
    /** Adds events in order, each with its number as data. */
    async add(projectId: string, count: number, type = 'user.updated') {
      await db.execute(sql`
        insert into webhook_events (project_id, type, data)
        select ${projectId}, ${type}, to_json(n)
        from generate_series(1, ${count}::int) n order by n`)
    },
    async listen(projectId: string, eventTypes: string[] | null, state = { enabled: true }) {
      const endpoint = { projectId, url: 'https://example.com', description: '', eventTypes }
      const values = { ...endpoint, encryptedSecret: '', isEnabled: state.enabled }
      await db.insert(webhookEndpoints).values(values)
    },
    async count() {
      const { rows } = await db.execute(sql`select count(*)::int as count from webhook_events`)
      return rows[0]?.count
    },
    /**
     * Polls once, and returns the events in the order in which they were sent.
     *
     * @param options.receive Runs while an event is being sent.
     */
    async poll({
      discard,
      receive = async () => {},
    }: {
      discard?: () => Promise<boolean>
      receive?: (event: WebhookEvent) => Promise<void>
    } = {}) {
      const sent: WebhookEvent[] = []
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const forwarder = createForwarder(db, {
        async send(event) {
          sent.push(event)
          await receive(event)
        },
        discard,
        log: pino({ level: 'silent' }),
        stopping: new AbortController().signal,
      })
      vi.advanceTimersByTime(1000)
      vi.useRealTimers()
      await forwarder.stop()
      return sent
    },
  }
}
