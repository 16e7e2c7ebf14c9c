/** A promise that tells its outcome without waiting, as React's `use` reads it. */
export type SettledPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

/** A promise of a value that is already here. */
export function fulfilled<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
}

/** Makes a promise tell its outcome once it has one, then calls back. A rejection counts as seen. */
export function observed<T>(promise: Promise<T>, onSettled: () => void): SettledPromise<T> {
  const settling: SettledPromise<T> = Object.assign(promise, { status: 'pending' as const })
  const settle = (outcome: Partial<SettledPromise<T>>) => {
    Object.assign(settling, outcome)
    onSettled()
  }
  promise.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  )
  return settling
}
