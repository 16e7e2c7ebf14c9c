import * as React from 'react'

/** A promise that carries its outcome once settled, so that reading it again does not suspend. */
type TrackedPromise<T> = Promise<T> &
  (
    | { status?: undefined }
    | { status: 'pending' }
    | { status: 'fulfilled'; value: T }
    | { status: 'rejected'; reason: unknown }
  )

type ReadPromise = <T>(promise: Promise<T>) => T

// The name is computed: React 18 has no `use`, and bundlers complain of an export that is missing.
const nativeUse = (React as unknown as Record<string, unknown>)['use'.toString()]

/**
 * The value of a promise: suspends until it is there, throws what it rejects with. React's own `use`
 * where there is one (19), else the same by throwing the promise (18).
 */
export const readPromise: ReadPromise =
  typeof nativeUse === 'function' ? (nativeUse as ReadPromise) : suspend

/** @see readPromise Exported for its test. */
export function suspend<T>(promise: Promise<T>): T {
  const tracked = promise as TrackedPromise<T>
  if (tracked.status === 'fulfilled') return tracked.value
  if (tracked.status === 'rejected') throw tracked.reason
  if (tracked.status === undefined) track(promise)
  throw promise
}

/** Makes a promise tell its outcome once it has one: who reads it then need not wait. */
export function track<T>(promise: Promise<T>): void {
  const tell = (outcome: object) => void Object.assign(promise, outcome)
  tell({ status: 'pending' })
  promise.then(
    (value) => tell({ status: 'fulfilled', value }),
    (reason: unknown) => tell({ status: 'rejected', reason }),
  )
}
