type Retry = () => Promise<unknown>

/** Thrown values that are not objects have no retry. */
const retries = new WeakMap<object, Retry>()

/** Registers how to retry the read that failed with this error. */
export function setRetry(error: unknown, retry: Retry): void {
  if (error instanceof Object) retries.set(error, retry)
}

/**
 * Registers one more retry of an error: that of a load that failed because another one did, such as a
 * page whose messages failed to load.
 */
export function addRetry(error: unknown, retry: Retry): void {
  const others = retries.get(error as object)
  setRetry(error, () => Promise.all([others?.(), retry()]))
}

/** Whether the error has a retry. */
export function canRetry(error: unknown): boolean {
  return retries.has(error as object)
}

/** Removes the retry of an error. */
export function forgetRetry(error: unknown): void {
  retries.delete(error as object)
}

/**
 * Repeats the read whose failure a hook such as `useUsers` threw to an error boundary, which can render its content again
 * afterwards. Resolves at once for errors of other origin.
 *
 * @param error The error that the boundary caught.
 * @throws The new error if the read fails again.
 */
export async function retryRead(error: unknown): Promise<void> {
  const retry = retries.get(error as object)
  try {
    await retry?.()
  } catch (next) {
    if (retry) setRetry(next, retry)
    throw next
  }
}
