import { track } from './read-promise'
import { addRetry } from './retries'

/**
 * Returns a function that loads once per key: the same promise every time, until it fails. Unlike
 * `React.lazy`, a failed load can be retried.
 */
export function loadOnce<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const loading = new Map<Key, Promise<T>>()
  return (key) => {
    const known = loading.get(key)
    if (known) return known
    const promise = load(key)
    loading.set(key, promise)
    track(promise)
    promise.catch((error: unknown) => addRetry(error, async () => loading.delete(key)))
    return promise
  }
}
