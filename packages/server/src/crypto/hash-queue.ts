import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { threadPoolSize } from '../config/config'
import { type DomainError, unavailable } from '../lib/errors'
import { FairQueue } from '../lib/fair-queue'

/**
 * Maximum number of concurrent hashes: one more than there are cores, so that no core is idle while
 * a response is sent (20 % more sign-ins). One thread of the pool stays free for verifying access
 * tokens and DNS lookups.
 */
const atOnce = Math.max(1, Math.min(availableParallelism() + 1, threadPoolSize - 1))

/** Maximum number of concurrent hashes of other systems, which take up to seconds each. */
const foreignAtOnce = Math.max(1, Math.floor(atOnce / 2))

/** In seconds. A full queue is empty by then. */
const retryAfterSeconds = 5

/** Maximum ratio of measured to estimated time that counts: beyond it, the process was paused. */
const mostTimes = 4

/** Weight of the latest hash in the mean of these ratios. */
const weight = 0.1

/** A password hash to compute for a project. */
export interface HashWork<Result> {
  projectId: string
  /** Estimated time on one ordinary core, in milliseconds. */
  costMs: number
  compute: () => Promise<Result>
}

/** Settings of a queue. */
interface HashQueueOptions {
  /** Maximum number of concurrent hashes. */
  atOnce: number
  /** Longest wait of a job, in milliseconds. */
  waitMs: number
  /**
   * Whether the wait is counted in time on this machine instead of estimated cost. Only for jobs that
   * all cost about the same. Default: `false`.
   */
  isMeasured?: boolean
}

/** A job waiting for a thread. */
interface Waiting {
  start: () => Promise<void>
  refuse: () => void
}

/**
 * Computes hashes with limited concurrency, fairly between projects: the waiting jobs of a project
 * delay only itself. If too much is waiting, the newest job of the project with the most is
 * rejected.
 */
export class HashQueue {
  readonly #limit
  readonly #queue = new FairQueue<Waiting>()
  readonly #budgetMs: number
  readonly #isMeasured: boolean
  /** Mean time of the latest hashes in relation to their estimate, at least 1. */
  #slowness = 1

  constructor({ atOnce, waitMs, isMeasured = false }: HashQueueOptions) {
    this.#limit = pLimit(atOnce)
    this.#budgetMs = atOnce * waitMs
    this.#isMeasured = isMeasured
  }

  /** Maximum number of concurrent hashes, at least one. Running jobs are not interrupted. */
  set atOnce(count: number) {
    this.#limit.concurrency = Math.max(1, count)
  }

  /** Numbers of running and waiting hashes. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#limit.activeCount, waiting: this.#queue.size }
  }

  /**
   * Computes a hash when it is its turn.
   *
   * @throws {DomainError} of kind `unavailable` if too much is waiting.
   */
  run<Result>({ projectId, costMs, compute }: HashWork<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = () => this.#measure(costMs, compute).then(resolve, reject)
      this.#queue.add(projectId, { start, refuse: () => reject(toBusy()) }, costMs)
      // A single job is accepted regardless of its cost.
      const waitingMs = this.#queue.cost * this.#slowness
      if (waitingMs > this.#budgetMs && this.#queue.size > 1) this.#queue.drop()?.refuse()
      // Runs once per added job; finds nothing if another job was dropped.
      this.#limit(() => this.#queue.take()?.start())
    })
  }

  async #measure<Result>(costMs: number, compute: () => Promise<Result>): Promise<Result> {
    if (!this.#isMeasured) return compute()
    const startedAt = performance.now()
    try {
      return await compute()
    } finally {
      const times = (performance.now() - startedAt) / costMs
      const believed = Math.min(Math.max(times, 1), mostTimes)
      this.#slowness += (believed - this.#slowness) * weight
    }
  }
}

/**
 * Queue of our own hashes, which all cost the same. 128 may wait per concurrent hash, fewer on a slow
 * machine.
 */
const own = new HashQueue({ atOnce, waitMs: 2_000, isMeasured: true })

/** Queue of other systems' hashes, so that they do not delay our own. */
const foreign = new HashQueue({ atOnce: foreignAtOnce, waitMs: 4_000 })

let foreignRunning = 0

/** Returns the numbers of running and waiting password hashes of this process. */
export function countHashes(): { running: number; waiting: number } {
  const [a, b] = [own.counts, foreign.counts]
  return { running: a.running + b.running, waiting: a.waiting + b.waiting }
}

/**
 * Computes one of our own hashes when it is its turn.
 *
 * @throws {DomainError} of kind `unavailable` if too much is waiting.
 */
export function queueHash<Result>(work: HashWork<Result>): Promise<Result> {
  return own.run(work)
}

/**
 * Computes a hash of another system when it is its turn.
 *
 * @throws {DomainError} of kind `unavailable` if too much is waiting.
 */
export function queueForeignHash<Result>(work: HashWork<Result>): Promise<Result> {
  return foreign.run({ ...work, compute: () => lendThread(work.compute) })
}

/** Reduces the concurrency of our own hashes by one while another hash is computed. */
async function lendThread<Result>(compute: () => Promise<Result>): Promise<Result> {
  foreignRunning += 1
  own.atOnce = atOnce - foreignRunning
  try {
    return await compute()
  } finally {
    foreignRunning -= 1
    own.atOnce = atOnce - foreignRunning
  }
}

function toBusy(): DomainError {
  return unavailable(`The service is busy. Try again in ${retryAfterSeconds} s.`, retryAfterSeconds)
}
