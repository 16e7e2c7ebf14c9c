/** A promise with its state as properties, as React's `use` reads it. */
export type SettledPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

/** Creates a fulfilled promise. */
export function fulfilled<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
}

/** Adds the state to a promise and calls back when it settles. Rejections count as handled. */
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
