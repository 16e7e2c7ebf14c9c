import { setImmediate as afterResponding } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Logger } from 'pino'
import { toUuid } from '../crypto/to-uuid'
import type { Database } from '../db/database'
import type { InterruptedJob } from './interrupted-jobs'
import type { AddOptions, JobStore } from './job-store'
import { type Job, type JobKind, type QueueName, queueNames, queueOf, queues } from './queues'
import type { FreeSlots, TakenJob } from './take-jobs'
import { createWorker } from './worker'

/** Interval of recovering interrupted jobs, in milliseconds. */
const maintenanceMs = 60_000
const firstMaintenanceMs = 2000

/** Time for handlers to end once they are told to stop, in milliseconds. */
const releaseMs = 1000

/** A job failed in a way that a retry cannot fix. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

/** Adds jobs on behalf of a request or job. The workers are woken when it ends. */
export interface JobAdder {
  add(db: Database, job: Job, options?: AddOptions): Promise<void>
  /** Wakes the worker of a queue whose job was added by other code. */
  wake(queue: QueueName): void
}

/** Context of a job handler. */
export interface JobContext {
  /** The same for every attempt, to detect work that is already done. */
  id: string
  jobs: JobAdder
  /** Aborts when the service has waited long enough. A handler that rejects then runs again. */
  stopping: AbortSignal
}

/** Handlers by kind of job. A handler rejects if the job should be retried. */
export type JobHandlers = {
  [Kind in JobKind]: (job: Extract<Job, { kind: Kind }>, context: JobContext) => Promise<void>
}

/** Runs jobs in this process. */
export interface JobRunner {
  /** Runs a callback that may add jobs, and wakes the workers afterward. */
  collect<Result>(work: (jobs: JobAdder) => Promise<Result>): Promise<Result>
  /**
   * Resolves when the due jobs are done, or after nine seconds. The rest remains in the queue.
   */
  stop(): Promise<void>
}

/** Starts the workers. */
export function createJobRunner(
  store: JobStore,
  { handlers, log }: { handlers: JobHandlers; log: Logger },
): JobRunner {
  async function collect<Result>(
    work: (jobs: JobAdder) => Promise<Result>,
    doing?: TakenJob,
  ): Promise<Result> {
    const { adder, woken } = createAdder(store, doing)
    try {
      return await work(adder)
    } finally {
      for (const queue of woken) void afterResponding().then(workers[queue].poll)
    }
  }

  const stopping = new AbortController()
  let isClosed = false

  const run = ({ id, job }: TakenJob, jobs: JobAdder) => {
    // The table of handlers ties each kind to its job; here the kind is dynamic.
    const handler = handlers[job.kind] as (job: Job, context: JobContext) => Promise<void>
    return handler(job, { id, jobs, stopping: stopping.signal })
  }
  const runSafely = (taken: TakenJob) =>
    settle(store, taken, {
      work: collect((jobs) => run(taken, jobs), taken),
      stopping: stopping.signal,
      log,
    }).catch((error) => {
      // The database is closed; another process recovers the job.
      if (!isClosed) log.error({ error, id: taken.id }, 'job could not be rescheduled')
    })
  const workers = createWorkers(store, { run: runSafely, log })

  const maintenance = startMaintenance(async () => {
    try {
      logInterrupted(log, await store.maintain())
      await workers['clean-up'].poll()
    } catch (error) {
      log.error({ error }, 'job maintenance failed')
    }
  })

  return {
    collect: (work) => collect(work),
    async stop() {
      const maintained = maintenance.stop()
      const running = Object.values(workers)
      await Promise.all(running.map((worker) => worker.stop()))
      stopping.abort()
      await Promise.all(running.map((worker) => worker.finish(releaseMs)))
      isClosed = true
      const left = running.reduce((sum, worker) => sum + worker.count(), 0)
      if (left > 0) log.warn({ jobs: left }, 'stopped while jobs were running: they will run again')
      await maintained
    },
  }
}

/** Creates the worker of each queue. */
function createWorkers(
  store: JobStore,
  { run, log }: { run: (taken: TakenJob) => Promise<void>; log: Logger },
) {
  const workers = queueNames.map((name) => {
    const take = (free: FreeSlots) =>
      store.take(name, free).catch((error): TakenJob[] => {
        log.warn({ error, queue: name }, 'jobs could not be taken')
        return []
      })
    return [name, createWorker(queues[name], { take, run })] as const
  })
  // Same keys as the table.
  return Object.fromEntries(workers) as Record<QueueName, (typeof workers)[number][1]>
}

/** Waits for the work of a job, and stores whether it is done, failed or was stopped with the service. */
async function settle(
  store: JobStore,
  taken: TakenJob,
  { work, stopping, log }: { work: Promise<void>; stopping: AbortSignal; log: Logger },
): Promise<void> {
  const { id, job } = taken
  try {
    await work
    await store.complete(taken)
  } catch (error) {
    if (stopping.aborted) return store.release(taken)
    const forGood = error instanceof PermanentFailure
    const reason = toReason(error)
    // The reason says what to fix; a stack trace would only hide it.
    if (forGood) log.warn({ reason, job: job.kind, id }, 'job failed for good')
    else log.error({ error, job: job.kind, id }, 'job failed')
    await store.fail(taken, reason, { forGood })
  }
}

/**
 * Creates an adder that remembers the queues whose workers to wake.
 *
 * @param doing The job that adds others. Their ids derive from its id, so a retry does not add them
 * twice.
 */
function createAdder(store: JobStore, doing?: TakenJob) {
  const woken = new Set<QueueName>()
  let count = 0
  const adder: JobAdder = {
    add(db, job, options) {
      woken.add(queueOf[job.kind])
      count += 1
      const id = doing && { id: toUuid(`${doing.id} ${count}`) }
      return store.add(db, job, { ...id, ...options })
    },
    wake: (queue) => woken.add(queue),
  }
  return { adder, woken }
}

/** @param maintain Never rejects. */
function startMaintenance(maintain: () => Promise<void>) {
  let maintaining: Promise<void> | undefined
  const begin = () => {
    maintaining = maintain()
  }
  // Delayed, so that the first requests of a new process come first.
  const timers = [setTimeout(begin, firstMaintenanceMs), setInterval(begin, maintenanceMs)]
  for (const timer of timers) timer.unref()
  return {
    /** Resolves when no maintenance is running. */
    async stop() {
      timers.forEach(clearTimeout)
      await maintaining
    },
  }
}

/** Logs jobs that may have ended their process. */
export function logInterrupted(log: Logger, interrupted: InterruptedJob[]): void {
  for (const { id, kind, isParked } of interrupted) {
    const job = { id, job: kind }
    if (isParked) log.error(job, 'job parked: it was interrupted twice')
    else log.error(job, 'job interrupted: retrying once')
  }
}

/**
 * Returns the reason without query parameters, which contain addresses, hashes and secrets of
 * users.
 */
function toReason(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `A query failed: ${error.cause?.message}`
  return error instanceof Error ? error.message : String(error)
}
