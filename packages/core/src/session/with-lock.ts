import { NetworkError } from '../errors/network-error'

/** The part of Web Locks that is used. Declared here, as not every app has the DOM types. */
export interface Locks {
  /** Runs the function while holding the lock. */
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T>
}

/** A lock, and how long to wait for it. */
interface LockRequest {
  name: string
  /** Maximum wait in milliseconds, longer than any operation takes. */
  timeoutMs: number
  /** Stops waiting. */
  signal?: AbortSignal
}

/**
 * Runs an operation while no other tab runs one with the same lock name. A tab that holds the lock
 * longer than any operation takes is dead or frozen: its lock is taken over.
 *
 * @param work Must end soon after its signal aborts, when another tab has taken the lock over.
 * @throws {NetworkError} if the lock was taken over, as if the response was lost.
 */
export async function withLock<T>(
  locks: Locks,
  lock: LockRequest,
  work: (takeover: AbortSignal) => Promise<T>,
): Promise<T> {
  const takeover = new AbortController()
  let ending: Promise<T> | undefined
  let isEnded = false
  const begin = () => {
    ending = work(takeover.signal).finally(() => {
      isEnded = true
    })
    return ending
  }
  try {
    await acquireLock(locks, lock, begin)
  } catch (error) {
    if (ending && !isEnded) takeover.abort(error)
    if (!ending) lock.signal?.throwIfAborted()
  }
  try {
    // Runs even without a lock, such as in a page that is being left.
    return await (ending ?? begin())
  } catch (error) {
    if (!takeover.signal.aborted) throw error
    throw new NetworkError('Another tab took over the refresh.', false, takeover.signal.reason)
  }
}

async function acquireLock(
  locks: Locks,
  { name, timeoutMs, signal }: LockRequest,
  begin: () => Promise<unknown>,
): Promise<void> {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal?.addEventListener('abort', stop)
  const beginInTime = () => {
    clearTimeout(timer)
    return begin()
  }
  try {
    await locks.request(name, { signal: waiting.signal }, beginInTime)
  } catch (error) {
    if (!waiting.signal.aborted || signal?.aborted) throw error
    await locks.request(name, { steal: true }, begin)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Creates locks within one page, for platforms without Web Locks. */
export function createPageLocks() {
  const last = new Map<string, Promise<unknown>>()
  return function withPageLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    // The outcome of the previous operation is irrelevant.
    const begin = () => work()
    const lock = (last.get(name) ?? Promise.resolve()).then(begin, begin)
    last.set(name, lock)
    const forget = () => last.get(name) === lock && last.delete(name)
    lock.then(forget, forget)
    return lock
  }
}
