import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { threadPoolSize } from '../config'
import { TextError } from '../errors'

/**
 * Hashes at once: one more than there are cores, so that none is idle while a finished one is answered
 * (a fifth more sign-ins); more would only take turns. Each takes a thread of the pool that also
 * verifies access tokens and looks up names, so one is left for those.
 */
const atOnce = Math.max(1, Math.min(availableParallelism() + 1, threadPoolSize - 1))

/** A hash takes 20 to 50 ms, so whoever waits gets their turn within some five seconds. */
const maxWaiting = 128 * atOnce

/** In seconds: a full queue is empty by then. */
const retryAfter = '5'

/** One for the process, as the threads are. */
const limit = pLimit(atOnce)

/** How many passwords are being hashed in this process, and how many wait. */
export function countHashes(): { running: number; waiting: number } {
  return { running: limit.activeCount, waiting: limit.pendingCount }
}

/**
 * Hashes when it is this one's turn.
 *
 * @throws {TextError} 503 with `Retry-After` when too many wait already.
 */
export async function queueHash<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= maxWaiting) {
    throw new TextError(503, `The service is busy. Try again in ${retryAfter} s.`, {
      'Retry-After': retryAfter,
    })
  }
  return limit(hash)
}
