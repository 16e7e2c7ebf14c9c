type Retry = () => Promise<unknown>

const retries = new WeakMap<object, Retry>()

/** Registers how to retry the read that failed with this error. */
export function setRetry(error: unknown, retry: Retry): void {
  if (typeof error === 'object' && error !== null) retries.set(error, retry)
}

/**
 * Registers one more retry of an error: that of a load that failed because another one did, such as a
 * page whose messages failed to load.
 */
export function addRetry(error: unknown, retry: Retry): void {
  const others = canRetry(error) ? retries.get(error as object) : undefined
  setRetry(error, () => Promise.all([others?.(), retry()]))
}

/** Whether the error has a retry. */
export function canRetry(error: unknown): boolean {
  return typeof error === 'object' && error !== null && retries.has(error)
}

/** Removes the retry of an error. */
export function forgetRetry(error: unknown): void {
  if (typeof error === 'object' && error !== null) retries.delete(error)
}

/** Retries the read that failed with this error; rejects if it fails again. */
export async function retryAfter(error: unknown): Promise<void> {
  const retry = canRetry(error) ? retries.get(error as object) : undefined
  try {
    await retry?.()
  } catch (next) {
    if (retry) setRetry(next, retry)
    throw next
  }
}
