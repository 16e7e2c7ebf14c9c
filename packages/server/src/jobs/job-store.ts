import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import type { Database } from '../db/database'
import { readSnapshot } from '../db/snapshot'
import { countJobs, type FailedJob, type JobCount, listFailedJobs } from './failed-jobs'
import { deleteIfInterrupted, type InterruptedJob, takeInterruptedBack } from './interrupted-jobs'
import { type Job, type QueueName, queueOf, queues } from './queues'
import { type FreeSlots, type TakenJob, takeJobs } from './take-jobs'

/** Options of adding a job. */
export interface AddOptions {
  /** A second job of the queue with this id is not added, even if the first was interrupted. */
  id?: string
  startAfter?: Date
  /** Adds at most one job of this kind per period, in seconds, across all processes. */
  oncePerSeconds?: number
}

/** Stores jobs in the database. Jobs are added in the transaction of the change they belong to. */
export interface JobStore {
  /** @param db The transaction of the change, or the database. */
  add(db: Database, job: Job, options?: AddOptions): Promise<void>
  /** Takes due jobs for the free slots of a worker. No other process receives them. */
  take(queue: QueueName, free: FreeSlots): Promise<TakenJob[]>
  complete(taken: TakenJob): Promise<void>
  /**
   * Schedules a retry with a growing delay, or marks the job as failed.
   *
   * @param reason Shown to operators.
   */
  fail(taken: TakenJob, reason: string, options: { forGood: boolean }): Promise<void>
  /** Puts a job back that was stopped with the service, as if it had never been taken. */
  release(taken: TakenJob): Promise<void>
  /** Restarts a failed job. Returns whether it exists. */
  retry(queue: QueueName, id: string): Promise<boolean>
  count(): Promise<JobCount[]>
  /** Returns the counts and the failed jobs as of one moment. */
  readOverview(): Promise<{ counts: JobCount[]; failed: FailedJob[] }>
  /** Recovers all active jobs, if no other process can be running them. */
  takeBack(): Promise<InterruptedJob[]>
  /**
   * Recovers jobs whose process is gone, deletes old ones, and adds a clean-up job once per hour.
   */
  maintain(): Promise<InterruptedJob[]>
}

const hour = 3600
const day = 24 * hour

/** @see docs/decisions/113-background-jobs-with-pg-boss.md */
export function createJobStore(db: Database, pool: Pool): JobStore {
  const openBoss = toOpenBoss(pool)
  const store: JobStore = {
    async add(within, job, options) {
      const executeSql = (text: string, values: unknown[]) => runWithin(within, text, values)
      const queue = queueOf[job.kind]
      const boss = await openBoss()
      const added = await boss.send(queue, job, {
        db: { executeSql },
        ...toSendOptions(job, options),
      })
      // The library compares ids within a queue, and an interrupted job has another one.
      if (added && options?.id) await executeSql(deleteIfInterrupted, [queue, added])
    },
    take: (queue, free) => takeJobs(pool, queue, free),
    async complete({ queue, id }) {
      await (await openBoss()).complete(queue, id)
    },
    async fail({ queue, id }, reason, { forGood }) {
      if (forGood) {
        // The library has no function for it: a job without remaining retries fails permanently.
        await pool.query(
          'update pgboss.job set retry_limit = retry_count where name = $1 and id = $2',
          [queue, id],
        )
      }
      await (await openBoss()).fail(queue, id, { message: reason })
    },
    async release({ queue, id }) {
      // The library has no function for it.
      await pool.query(
        `update pgboss.job set state = 'created', started_on = null
        where name = $1 and id = $2 and state = 'active'`,
        [queue, id],
      )
    },
    async retry(queue, id) {
      const boss = await openBoss()
      const found = await boss.getJobById(queue, id)
      if (found?.state !== 'failed') return false
      await boss.retry(queue, id)
      return true
    },
    count: () => countJobs(db),
    readOverview: () =>
      readSnapshot(db, async (tx) => ({
        counts: await countJobs(tx),
        failed: await listFailedJobs(tx),
      })),
    takeBack: () => takeInterruptedBack(pool, { all: true }),
    async maintain() {
      const interrupted = await takeInterruptedBack(pool, { all: false })
      await (await openBoss()).maintain()
      await store.add(db, { kind: 'clean-up' }, { oncePerSeconds: hour })
      return interrupted
    },
  }
  return store
}

/** Converts options of adding a job to those of the library, with the settings of its queue. */
function toSendOptions(
  job: Job,
  { id, startAfter, oncePerSeconds }: AddOptions = {},
): PgBoss.SendOptions {
  const { retryLimit, retryDelaySeconds, expireInSeconds } = queues[queueOf[job.kind]]
  return {
    ...(id && { id }),
    // Jobs are taken only if the time is in the past, and the clock may stand still for a
    // millisecond.
    startAfter: startAfter ?? '-1 second',
    // Without a period, the library only stores the key.
    singletonKey: 'projectId' in job ? job.projectId : job.kind,
    ...(oncePerSeconds && { singletonSeconds: oncePerSeconds }),
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds,
  }
}

/** Returns a function that creates the queue library once, or again if its code could not be loaded. */
function toOpenBoss(pool: Pool): () => Promise<PgBoss> {
  let opened: Promise<PgBoss> | undefined
  return () => {
    opened ??= createBoss(pool).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/**
 * Creates the queue library without its own migrations, timers and polling. Loaded with the first job or
 * maintenance, after the start.
 */
async function createBoss(pool: Pool): Promise<PgBoss> {
  const { default: PgBoss } = await import('pg-boss')
  return new PgBoss({
    db: {
      executeSql: (text, values) => (values ? pool.query(text, values) : runScript(pool, text)),
    },
    // Migrations create the tables, and the workers poll.
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: hour,
    archiveFailedAfterSeconds: 14 * day,
    deleteAfterSeconds: hour,
  })
}

/** Runs a statement of the library in our transaction. */
function runWithin(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const query = db._.session.prepareQuery(
    { sql: text, params: values },
    undefined,
    undefined,
    false,
  )
  // node-postgres returns plain rows.
  return query.execute() as Promise<{ rows: unknown[] }>
}

/** Runs several statements with their own transaction. The connection is closed if one fails. */
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
