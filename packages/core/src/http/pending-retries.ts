import type { NetworkError } from '../errors/network-error'
import { createListeners } from '../lib/listeners'

/** A failed request that waits for its next attempt, or is being attempted again. */
export class PendingRetry {
  constructor(
    /** Number of the failed attempt, starting at 1. */
    readonly attempt: number,
    /** Wait between the failure and the next attempt, in milliseconds. */
    readonly delayMs: number,
    /** Error of the last attempt; absent if the service asked to wait (429). */
    readonly error?: NetworkError,
  ) {}
}

/**
 * The requests of an app that are being retried, so that pages can say immediately why they are
 * waiting.
 */
export interface PendingRetries {
  /** Returns the request that failed last; `null` if none is being retried. */
  findLatest(): PendingRetry | null
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Replaces the previous retry of a request, or removes it if the request has ended. */
  replace(previous: PendingRetry | undefined, next?: PendingRetry): void
}

/** Creates the list of an app. */
export function createPendingRetries(): PendingRetries {
  const { add: subscribe, notify } = createListeners()
  const retries = new Set<PendingRetry>()

  return {
    findLatest: () => [...retries].at(-1) ?? null,
    subscribe,
    replace(previous, next) {
      if (previous) retries.delete(previous)
      if (next) retries.add(next)
      notify()
    },
  }
}
