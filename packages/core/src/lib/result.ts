import { delay } from './delay'

/** Result of an operation: its value, or one of its expected errors. */
export type Result<T, E = unknown> = { status: 'ok'; data: T } | { status: 'error'; error: E }

/** Creates a success. */
export function ok<T>(data: T): { status: 'ok'; data: T } {
  return { status: 'ok', data }
}

/** Success of an operation without a value. */
export const done = ok(undefined)

/** Creates a failure with an expected error. */
export function failed<E>(error: E): { status: 'error'; error: E } {
  return { status: 'error', error }
}

/**
 * Functions for results; the type has the same name.
 *
 * @example
 * const sent = await app.sendMagicLinkEmail('ada@example.com')
 * const { nonce } = Result.orThrow(sent)
 */
export const Result = {
  ok,
  error: failed,
  /** Returns the value, or `fallback` for an error. */
  or<T, E, F>(result: Result<T, E>, fallback: F): T | F {
    return result.status === 'ok' ? result.data : fallback
  },
  /** Returns the value, or throws the error. */
  orThrow<T, E>(result: Result<T, E>): T {
    if (result.status === 'error') throw result.error
    return result.data
  },
  /** Converts the value of a success. */
  map<T, E, U>(result: Result<T, E>, change: (data: T) => U): Result<U, E> {
    return result.status === 'ok' ? ok(change(result.data)) : result
  },
  /** Runs a function and returns its value, or the error it throws. */
  fromThrowing<T>(work: () => T): Result<T> {
    try {
      return ok(work())
    } catch (error) {
      return failed(error)
    }
  },
  /** Runs an async function and returns its value, or the error it throws or rejects with. */
  async fromThrowingAsync<T>(work: () => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await work())
    } catch (error) {
      return failed(error)
    }
  },
  /** Returns the value of a promise, or the error it rejects with. */
  fromPromise<T>(promise: Promise<T>): Promise<Result<T>> {
    return Result.fromThrowingAsync(() => promise)
  },
  /** Repeats an operation until it succeeds. Returns the first success, or the last error. */
  async retry<T, E>(
    attempt: (index: number) => Promise<Result<T, E>>,
    { attempts = 5, baseDelayMs = 1000, signal, random = Math.random }: ResultRetryOptions = {},
  ): Promise<Result<T, E>> {
    const waitSignal = signal ?? new AbortController().signal
    for (let index = 0; ; index++) {
      const result = await attempt(index)
      if (result.status === 'ok' || index + 1 >= attempts) return result
      await delay((random() + 0.5) * baseDelayMs * 2 ** index, waitSignal)
    }
  },
}

/** Options of `Result.retry`. */
export interface ResultRetryOptions {
  /** Maximum number of attempts, including the first. @default 5 */
  attempts?: number | undefined
  /** Wait after the first attempt in milliseconds; doubles each time, ±50 %. @default 1000 */
  baseDelayMs?: number | undefined
  /** Ends the wait: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Returns a number in [0, 1). @default Math.random */
  random?: (() => number) | undefined
}
