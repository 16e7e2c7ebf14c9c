type Retry = () => Promise<unknown>

const retries = new WeakMap<object, Retry>()

/** Remembers how to try again what failed with this error. */
export function setRetry(error: unknown, retry: Retry): void {
  if (typeof error === 'object' && error !== null) retries.set(error, retry)
}

/** Whether there is something to try again: it failed to be read. */
export function canRetry(error: unknown): boolean {
  return typeof error === 'object' && error !== null && retries.has(error)
}

/** From now on there is nothing to try again. */
export function forgetRetry(error: unknown): void {
  if (typeof error === 'object' && error !== null) retries.delete(error)
}

/** Tries again what failed with this error; rejects if it fails again. */
export async function retryAfter(error: unknown): Promise<void> {
  const retry = canRetry(error) ? retries.get(error as object) : undefined
  try {
    await retry?.()
  } catch (next) {
    if (retry) setRetry(next, retry)
    throw next
  }
}
