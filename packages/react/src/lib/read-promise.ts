import * as React from 'react'

/** A promise with its outcome once settled, so that reading it again does not suspend. */
type TrackedPromise<T> = Promise<T> &
  (
    | { status?: undefined }
    | { status: 'pending' }
    | { status: 'fulfilled'; value: T }
    | { status: 'rejected'; reason: unknown }
  )

type ReadPromise = <T>(promise: Promise<T>) => T

// By reflection: React 18 has no `use`, and bundlers warn about a missing export.
const nativeUse: unknown = Reflect.get(React, 'use')

/** Whether this is React 19 or later. */
export const hasUse = typeof nativeUse === 'function'

/**
 * Returns the value of a promise: suspends until it is fulfilled and throws its rejection. Uses
 * React's `use` (19), else throws the promise (18).
 */
export const readPromise: ReadPromise = hasUse ? (nativeUse as ReadPromise) : suspend

/** @see readPromise Exported for its test. */
export function suspend<T>(promise: Promise<T>): T {
  const tracked = promise as TrackedPromise<T>
  if (tracked.status === 'fulfilled') return tracked.value
  if (tracked.status === 'rejected') throw tracked.reason
  if (!tracked.status) track(promise)
  throw promise
}

/** Records the outcome on the promise, so that later reads do not suspend. */
export function track<T>(promise: Promise<T>): void {
  const tell = (outcome: object) => void Object.assign(promise, outcome)
  tell({ status: 'pending' })
  promise.then(
    (value) => tell({ status: 'fulfilled', value }),
    (reason: unknown) => tell({ status: 'rejected', reason }),
  )
}
