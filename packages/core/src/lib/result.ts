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

/** Small tools for results; the type of the same name is what they work on. */
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
}
