import { setImmediate as afterResponding } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Logger } from 'pino'
import { toUuid } from '../crypto/to-uuid'
import type { Database } from '../db/database'
import type { InterruptedJob } from './interrupted-jobs'
import type { AddOptions, JobStore, TakenJob } from './job-store'
import { type Job, type JobKind, type QueueName, queueNames, queueOf, queues } from './queues'
import { createWorker } from './worker'

/** How often jobs are looked for whose process is gone, in milliseconds. */
const maintenanceMs = 60_000
const firstMaintenanceMs = 2000

/** A job that would fail the next time as well. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

/** Adds jobs on behalf of one request or job; they are looked for once it is over. */
export interface JobAdder {
  add(db: Database, job: Job, options?: AddOptions): Promise<void>
  /** Has a lane looked at where a job was added otherwise. */
  wake(queue: QueueName): void
}

/** What doing a job is given beside what it says. */
export interface JobContext {
  /** The same at every try: what may have been done already is recognised by it. */
  id: string
  jobs: JobAdder
}

/** How each kind of job is done. It rejects when it is to be tried again. */
export type JobHandlers = {
  [Kind in JobKind]: (job: Extract<Job, { kind: Kind }>, context: JobContext) => Promise<void>
}

/** Does the jobs of the queue, in this process. */
export interface JobRunner {
  /** Runs something that may add jobs, and has them done soon after. */
  collect<Result>(work: (jobs: JobAdder) => Promise<Result>): Promise<Result>
  /** Resolves when what is due is done, or after eight seconds; the rest stays in the queue. */
  stop(): Promise<void>
}

/** Starts doing jobs. */
export function createJobRunner(
  store: JobStore,
  { handlers, log }: { handlers: JobHandlers; log: Logger },
): JobRunner {
  /** @param doing The job that adds others: their ids are made from its own, so twice done adds once. */
  async function collect<Result>(
    work: (jobs: JobAdder) => Promise<Result>,
    doing?: TakenJob,
  ): Promise<Result> {
    const added = new Set<QueueName>()
    let count = 0
    const add: JobAdder['add'] = (db, job, options) => {
      added.add(queueOf[job.kind])
      count += 1
      const id = doing && { id: toUuid(`${doing.id} ${count}`) }
      return store.add(db, job, { ...id, ...options })
    }
    try {
      return await work({ add, wake: (queue) => added.add(queue) })
    } finally {
      for (const queue of added) void afterResponding().then(byName[queue].poll)
    }
  }

  async function run(taken: TakenJob): Promise<void> {
    const { id, job } = taken
    try {
      // The table of handlers ties each kind to its own job; here any of them may come.
      const handler = handlers[job.kind] as (job: Job, context: JobContext) => Promise<void>
      await collect((jobs) => handler(job, { id, jobs }), taken)
      await store.complete(taken)
    } catch (error) {
      const forGood = error instanceof PermanentFailure
      log.error({ error, job: job.kind, id, forGood }, 'job failed')
      await store.fail(taken, toReason(error), { forGood })
    }
  }

  const runSafely = (taken: TakenJob) =>
    run(taken).catch((error) => log.error({ error, id: taken.id }, 'job could not be put back'))
  const workers = queueNames.map((name) => {
    const take = (count: number) => store.take(name, count)
    return [name, createWorker(queues[name], { take, run: runSafely })] as const
  })
  // Made from the same table as its keys.
  const byName = Object.fromEntries(workers) as Record<QueueName, (typeof workers)[number][1]>

  const maintain = () =>
    store
      .maintain()
      .then((interrupted) => {
        logInterrupted(log, interrupted)
        return byName['clean-up'].poll()
      })
      .catch((error) => log.error({ error }, 'jobs could not be looked after'))
  let maintaining: Promise<void> | undefined
  const begin = () => {
    maintaining = maintain()
  }
  // The first requests of a new process come before.
  const timers = [setTimeout(begin, firstMaintenanceMs), setInterval(begin, maintenanceMs)]
  for (const timer of timers) timer.unref()

  return {
    collect: (work) => collect(work),
    async stop() {
      timers.forEach(clearTimeout)
      await Promise.all(Object.values(byName).map((worker) => worker.stop()))
      await maintaining
    },
  }
}

/** Logs jobs that may have ended their process. */
export function logInterrupted(log: Logger, interrupted: InterruptedJob[]): void {
  for (const { id, kind, isParked } of interrupted) {
    const job = { id, job: kind }
    if (isParked) log.error(job, 'job parked: it was interrupted twice')
    else log.warn(job, 'job interrupted: one more try')
  }
}

/** Without the values of a query, which are addresses, hashes and secrets of users. */
function toReason(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `A query failed: ${error.cause?.message}`
  return error instanceof Error ? error.message : String(error)
}
