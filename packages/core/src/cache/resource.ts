import { createListeners } from '../lib/listeners'
import { fulfilled, observed, type SettledPromise } from '../lib/settled-promise'

/** An observable read: a value, its state and its subscribers. */
export interface Resource<T> {
  /**
   * Returns the value: the same promise until it changes. A settled promise has `status` and
   * `value` or `reason`, so that React's `use` does not suspend.
   */
  load(): Promise<T>
  /**
   * Fetches again. The old value stays until the new one arrives, and the old object stays if
   * nothing changed. On failure the promise rejects and the old value stays.
   */
  refresh(): Promise<T>
  /** Clears the value; the next `load` fetches. */
  clear(): void
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Source of a resource. */
export interface ResourceSource<Wire, T> {
  fetch(): Promise<Wire>
  /** Converts the wire value; not called if it is unchanged. */
  present(wire: Wire): T
  /** Called for the first subscriber; the returned function is called when the last one leaves. */
  onFirstListener?: () => () => void
}

/** A resource whose owner can set and invalidate the value. */
export interface OwnedResource<Wire, T> extends Resource<T> {
  /** Sets the value from a response to another request. */
  put(wire: Wire): T
  /**
   * Sets a value from an earlier visit, unless there already is a value. The fetch in progress, or
   * the next one, replaces it.
   *
   * @returns whether it was set.
   */
  seed(wire: Wire): boolean
  /** Fetches again after a change, discarding a fetch that started before it. */
  refreshAfterChange(): Promise<T>
  /**
   * Invalidates the value after a change: fetches again if there are subscribers, otherwise clears
   * it. Never rejects.
   */
  invalidate(): Promise<void>
  /** Whether there are subscribers. */
  hasSubscribers(): boolean
}

/** Creates an observable read. Concurrent callers share one fetch; the newest value wins. */
export function createResource<Wire, T>(source: ResourceSource<Wire, T>): OwnedResource<Wire, T> {
  const listeners = createListeners(source.onFirstListener)
  let current: SettledPromise<T> | undefined
  let shown: { text: string; value: T } | undefined
  let fetching: Promise<T> | undefined

  // Keeps the same object if the wire value is unchanged.
  function toValue(wire: Wire): T {
    const text = JSON.stringify(wire)
    if (shown?.text !== text) shown = { text, value: source.present(wire) }
    return shown.value
  }

  function put(wire: Wire): T {
    fetching = undefined
    const value = toValue(wire)
    if (current?.status !== 'fulfilled' || current.value !== value) {
      current = fulfilled(value)
      listeners.notify()
    }
    return value
  }

  // Does not notify: React calls `load` while it renders.
  function start(): Promise<T> {
    const isFirst = current?.status !== 'fulfilled'
    const mine: Promise<T> = source.fetch().then(
      (wire) => {
        if (fetching !== mine) return load()
        fetching = undefined
        // Unless another value was set in the meantime, this promise is what subscribers wait for.
        return current === mine ? toValue(wire) : put(wire)
      },
      (error: unknown) => {
        if (fetching !== mine) return load()
        fetching = undefined
        throw error
      },
    )
    fetching = mine
    if (isFirst) current = observed(mine, listeners.notify)
    return mine
  }

  function seed(wire: Wire): boolean {
    if (current?.status === 'fulfilled') return false
    current = fulfilled(toValue(wire))
    // Not now: React may be rendering.
    queueMicrotask(listeners.notify)
    return true
  }

  const load = () => current ?? start()

  function refresh(): Promise<T> {
    if (fetching) return fetching
    const before = current
    const result = start()
    if (current !== before) listeners.notify()
    return result
  }

  function refreshAfterChange(): Promise<T> {
    fetching = undefined
    return refresh()
  }

  function clear(): void {
    fetching = undefined
    shown = undefined
    current = undefined
    listeners.notify()
  }

  return {
    load,
    refresh,
    refreshAfterChange,
    async invalidate() {
      if (!listeners.hasAny()) return clear()
      fetching = undefined
      // Invalidate everything a change affects before fetching, as some reads depend on others.
      await Promise.resolve()
      // On failure, subscribers keep the old value.
      await Promise.allSettled([refresh()])
    },
    clear,
    put,
    seed,
    hasSubscribers: listeners.hasAny,
    subscribe: listeners.add,
  }
}
