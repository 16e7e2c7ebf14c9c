type Retry = () => Promise<unknown>

const retries = new WeakMap<object, Retry>()

/** Remembers how to try again what failed with this error. */
export function setRetry(error: unknown, retry: Retry): void {
  if (typeof error === 'object' && error !== null) retries.set(error, retry)
}

/** Tries again what failed with this error; rejects if it fails again. */
export async function retryAfter(error: unknown): Promise<void> {
  const retry = typeof error === 'object' && error !== null ? retries.get(error) : undefined
  try {
    await retry?.()
  } catch (next) {
    if (retry) setRetry(next, retry)
    throw next
  }
}
