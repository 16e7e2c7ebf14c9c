import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { threadPoolSize } from '../config/config'
import { TextError } from '../lib/errors'
import { FairQueue } from './fair-queue'

/**
 * Hashes at once: one more than there are cores, so that none is idle while a finished one is answered
 * (a fifth more sign-ins); more would only take turns. Each takes a thread of the pool that also
 * verifies access tokens and looks up names, so one is left for those.
 */
const atOnce = Math.max(1, Math.min(availableParallelism() + 1, threadPoolSize - 1))

/** Of these, how many may be hashes of other systems, which take up to seconds each. */
const foreignAtOnce = Math.max(1, Math.floor(atOnce / 2))

/** In seconds: a full queue is empty by then. */
const retryAfter = '5'

/** A hash to compute for a project. */
export interface HashWork<Result> {
  projectId: string
  /** Estimate for one ordinary core, in milliseconds. */
  costMs: number
  compute: () => Promise<Result>
}

/** A job that waits for a thread. */
interface Waiting {
  start: () => Promise<void>
  refuse: () => void
}

/**
 * Computes hashes, some at once, while projects take turns: what a project has waiting slows only
 * itself. The oldest of what is too much waits on; the newest of the project with the most is refused.
 */
export class HashQueue {
  readonly #limit
  readonly #queue = new FairQueue<Waiting>()
  readonly #budgetMs: number

  constructor({ atOnce, waitMs }: { atOnce: number; waitMs: number }) {
    this.#limit = pLimit(atOnce)
    this.#budgetMs = atOnce * waitMs
  }

  /** How many are computed at once, never less than one; what runs goes on. */
  set atOnce(count: number) {
    this.#limit.concurrency = Math.max(1, count)
  }

  /** How many are being computed, and how many wait. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#limit.activeCount, waiting: this.#queue.size }
  }

  /**
   * Computes a hash when it is its turn.
   *
   * @throws {TextError} 503 with `Retry-After` when too much waits already.
   */
  run<Result>({ projectId, costMs, compute }: HashWork<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = () => compute().then(resolve, reject)
      this.#queue.add(projectId, { start, refuse: () => reject(toBusy()) }, costMs)
      // One alone is computed, whatever it costs.
      if (this.#queue.cost > this.#budgetMs && this.#queue.size > 1) this.#queue.drop()?.refuse()
      // One for each that was added: some find nothing left when another was dropped.
      this.#limit(() => this.#queue.take()?.start())
    })
  }
}

/** For hashes of our own, which cost the same: 128 may wait for each that is computed. */
const own = new HashQueue({ atOnce, waitMs: 2_000 })

/** For hashes of other systems: whoever has one of ours does not wait for them. */
const foreign = new HashQueue({ atOnce: foreignAtOnce, waitMs: 4_000 })

let foreignRunning = 0

/** How many passwords are being hashed in this process, and how many wait. */
export function countHashes(): { running: number; waiting: number } {
  const [a, b] = [own.counts, foreign.counts]
  return { running: a.running + b.running, waiting: a.waiting + b.waiting }
}

/**
 * Computes a hash of our own when it is its turn.
 *
 * @throws {TextError} 503 with `Retry-After` when too much waits already.
 */
export function queueHash<Result>(work: HashWork<Result>): Promise<Result> {
  return own.run(work)
}

/**
 * Computes a hash of another system when it is its turn.
 *
 * @throws {TextError} 503 with `Retry-After` when too much waits already.
 */
export function queueForeignHash<Result>(work: HashWork<Result>): Promise<Result> {
  return foreign.run({ ...work, compute: () => lendThread(work.compute) })
}

/** Takes one of the threads for hashes while something is computed. */
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

function toBusy(): TextError {
  return new TextError(503, `The service is busy. Try again in ${retryAfter} s.`, {
    'Retry-After': retryAfter,
  })
}
