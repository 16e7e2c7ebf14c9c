import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Database } from '../db/database'
import { countJobs, type FailedJob, type JobCount, listFailedJobs } from './failed-jobs'
import { type InterruptedJob, takeInterruptedBack } from './interrupted-jobs'
import { type Job, type QueueName, queueOf, queues } from './queues'

/** A job somebody has taken. */
export interface TakenJob {
  id: string
  queue: QueueName
  job: Job
}

/** How a job is added, where it is not at once and as often as asked. */
export interface AddOptions {
  /** Of two jobs of a lane with one id the second is not added. */
  id?: string
  startAfter?: Date
  /** One job of this kind in a span of so many seconds, whoever adds it. */
  oncePerSeconds?: number
}

/** The queue in the database: jobs are added in the transaction of the change they belong to. */
export interface JobStore {
  /** @param db The transaction of the change, or the database. */
  add(db: Database, job: Job, options?: AddOptions): Promise<void>
  /** Takes jobs that are due, at most so many. No other process gets them. */
  take(queue: QueueName, count: number): Promise<TakenJob[]>
  complete(taken: TakenJob): Promise<void>
  /**
   * Puts a job back for another try after a growing delay, or with the failed ones.
   *
   * @param reason Shown to operators.
   */
  fail(taken: TakenJob, reason: string, options: { forGood: boolean }): Promise<void>
  /** Lets a failed job begin again. Says whether there was one. */
  retry(queue: QueueName, id: string): Promise<boolean>
  count(): Promise<JobCount[]>
  listFailed(): Promise<FailedJob[]>
  /** Takes back all jobs that are under way, where no other process can be doing them. */
  takeBack(): Promise<InterruptedJob[]>
  /** Takes back jobs whose process is gone, forgets old ones, and has the rest cleaned up once an hour. */
  maintain(): Promise<InterruptedJob[]>
}

const hour = 3600
const day = 24 * hour

/** @see docs/decisions/113-background-jobs-with-pg-boss.md */
export function createJobStore(db: Database, pool: Pool): JobStore {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => (values ? pool.query(text, values) : runScript(pool, text)),
    },
    // The tables come with our migrations, and the runner looks for work when there is some.
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: hour,
    archiveFailedAfterSeconds: 14 * day,
    deleteAfterSeconds: hour,
  })
  const store: JobStore = {
    async add(within, job, { id, startAfter, oncePerSeconds } = {}) {
      const queue = queueOf[job.kind]
      const { retryLimit, retryDelaySeconds, expireInSeconds } = queues[queue]
      await boss.send(queue, job, {
        db: { executeSql: (text, values) => runWithin(within, text, values) },
        ...(id && { id }),
        // Taken only when it lies in the past, by a clock that may stand still for a millisecond.
        startAfter: startAfter ?? '-1 second',
        ...(oncePerSeconds && { singletonSeconds: oncePerSeconds, singletonKey: job.kind }),
        retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds,
      })
    },
    async take(queue, count) {
      const rows = await boss.fetch<Job>(queue, { batchSize: count })
      return rows.map(({ id, data }) => ({ id, queue, job: data }))
    },
    async complete({ queue, id }) {
      await boss.complete(queue, id)
    },
    async fail({ queue, id }, reason, { forGood }) {
      if (forGood) {
        // The library has no word for it: what has no tries left fails for good.
        await pool.query(
          'update pgboss.job set retry_limit = retry_count where name = $1 and id = $2',
          [queue, id],
        )
      }
      await boss.fail(queue, id, { message: reason })
    },
    async retry(queue, id) {
      const found = await boss.getJobById(queue, id)
      if (found?.state !== 'failed') return false
      await boss.retry(queue, id)
      return true
    },
    count: () => countJobs(pool),
    listFailed: () => listFailedJobs(pool),
    takeBack: () => takeInterruptedBack(pool, { all: true }),
    async maintain() {
      const interrupted = await takeInterruptedBack(pool, { all: false })
      await boss.maintain()
      await store.add(db, { kind: 'clean-up' }, { oncePerSeconds: hour })
      return interrupted
    },
  }
  return store
}

/** Runs a statement of the library's in a transaction of ours. */
function runWithin(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const query = db._.session.prepareQuery(
    { sql: text, params: values },
    undefined,
    undefined,
    false,
  )
  // Of node-postgres: rows as they came.
  return query.execute() as Promise<{ rows: unknown[] }>
}

/** Several statements with a transaction of their own. A connection where they failed is given up. */
async function runScript(pool: Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    const result = await client.query(text)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
