import { delay } from './delay'

/** What a fallible operation answers: its value, or one of the errors it expects. */
export type Result<T, E = unknown> = { status: 'ok'; data: T } | { status: 'error'; error: E }

/** Wraps a value as a success. */
export function ok<T>(data: T): { status: 'ok'; data: T } {
  return { status: 'ok', data }
}

/** The success of an operation that has nothing to say. */
export const done = ok(undefined)

/** Wraps an expected error as a failure. */
export function failed<E>(error: E): { status: 'error'; error: E } {
  return { status: 'error', error }
}

/**
 * Small tools for results; the type of the same name is what they work on.
 *
 * @example
 * const sent = await app.sendMagicLinkEmail('ada@example.com')
 * const { nonce } = Result.orThrow(sent)
 */
export const Result = {
  ok,
  error: failed,
  /** The value, or `fallback` when the operation failed. */
  or<T, E, F>(result: Result<T, E>, fallback: F): T | F {
    return result.status === 'ok' ? result.data : fallback
  },
  /** The value; throws the error when the operation failed. */
  orThrow<T, E>(result: Result<T, E>): T {
    if (result.status === 'error') throw result.error
    return result.data
  },
  /** The same result with its value changed. */
  map<T, E, U>(result: Result<T, E>, change: (data: T) => U): Result<U, E> {
    return result.status === 'ok' ? ok(change(result.data)) : result
  },
  /** What a function answers, or what it throws as the error. */
  fromThrowing<T>(work: () => T): Result<T> {
    try {
      return ok(work())
    } catch (error) {
      return failed(error)
    }
  },
  /** What a function comes to, or what it throws or rejects with as the error. */
  async fromThrowingAsync<T>(work: () => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await work())
    } catch (error) {
      return failed(error)
    }
  },
  /** What a promise comes to, or what it rejects with as the error. */
  fromPromise<T>(promise: Promise<T>): Promise<Result<T>> {
    return Result.fromThrowingAsync(() => promise)
  },
  /** Tries until it succeeds; then its value, else the error of the last attempt. */
  async retry<T, E>(
    attempt: (index: number) => Promise<Result<T, E>>,
    { attempts = 5, baseDelayMs = 1000, signal, random = Math.random }: ResultRetryOptions = {},
  ): Promise<Result<T, E>> {
    const life = signal ?? new AbortController().signal
    for (let index = 0; ; index++) {
      const result = await attempt(index)
      if (result.status === 'ok' || index + 1 >= attempts) return result
      await delay((random() + 0.5) * baseDelayMs * 2 ** index, life)
    }
  },
}

/** How `Result.retry` tries. */
export interface ResultRetryOptions {
  /** Attempts in all, the first included. @default 5 */
  attempts?: number
  /** Wait after the first attempt, in milliseconds; doubles each time, ±50 %. @default 1000 */
  baseDelayMs?: number
  /** Ends the waiting: the promise then rejects with its reason. */
  signal?: AbortSignal
  /** A number from 0 up to 1. @default Math.random */
  random?: () => number
}
