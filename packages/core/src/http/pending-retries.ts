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

/** The requests of an app that are being retried, so that pages can say at once why they wait. */
export interface PendingRetries {
  /** Returns the request that failed last; `null` if none is being retried. */
  findLatest(): PendingRetry | null
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Adds the retry of a request, in place of its previous one. */
  add(retry: PendingRetry, previous?: PendingRetry): void
  /** Removes the retry of a request that has ended. */
  remove(retry: PendingRetry): void
}

/** Creates the list of an app. */
export function createPendingRetries(): PendingRetries {
  const { add: subscribe, notify } = createListeners()
  const retries = new Set<PendingRetry>()
  let latest: PendingRetry | null = null

  function update(): void {
    latest = [...retries].at(-1) ?? null
    notify()
  }

  return {
    findLatest: () => latest,
    subscribe,
    add(retry, previous) {
      if (previous) retries.delete(previous)
      retries.add(retry)
      update()
    },
    remove(retry) {
      retries.delete(retry)
      update()
    },
  }
}
