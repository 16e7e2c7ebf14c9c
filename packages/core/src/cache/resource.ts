import { createListeners } from '../lib/listeners'
import { fulfilled, observed, type SettledPromise } from '../lib/settled-promise'

/** One observable read. */
export interface Resource<T> {
  /**
   * The value; the same promise until it changes. Once settled the promise carries `status` and
   * `value` or `reason`, so that React's `use` does not wait for it again.
   */
  load(): Promise<T>
  /**
   * Fetches afresh. The old value stays until the new one is in, and the old object when nothing
   * changed. When it fails the caller hears of it and the old value stays.
   */
  refresh(): Promise<T>
  /** Forgets the value; the next `load` fetches. */
  clear(): void
  /** Calls back after every change. */
  subscribe(listener: () => void): () => void
}

/** How a resource gets its value. */
export interface ResourceSource<Wire, T> {
  fetch(): Promise<Wire>
  /** Makes our object of what arrived; not called when the same arrived again. */
  present(wire: Wire): T
  /** Called when the first listener comes; what it returns, when the last one leaves. */
  onFirstListener?: () => () => void
}

/** A resource whose owner can also put a value, or outdate what is on its way. */
export interface OwnedResource<Wire, T> extends Resource<T> {
  /** Takes what another call answered as the newest value. */
  put(wire: Wire): T
  /** Fetches afresh after a change: what is already on its way may be older than it. */
  refreshAfterChange(): Promise<T>
  /** After a change: fetches afresh when somebody watches, else forgets. Never fails. */
  outdate(): Promise<void>
  /** Whether anybody is subscribed. */
  isWatched(): boolean
}

/** Makes an observable read. Calls at the same moment share one fetch; the newest value wins. */
export function createResource<Wire, T>(source: ResourceSource<Wire, T>): OwnedResource<Wire, T> {
  const listeners = createListeners(source.onFirstListener)
  let current: SettledPromise<T> | undefined
  let shown: { text: string; value: T } | undefined
  let fetching: Promise<T> | undefined

  // Keeps the object on screen when the same arrived again.
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

  // Without notice, since React calls `load` while it renders.
  function start(): Promise<T> {
    const isFirst = current?.status !== 'fulfilled'
    const mine: Promise<T> = source.fetch().then(
      (wire) => {
        if (fetching !== mine) return load()
        fetching = undefined
        return isFirst ? toValue(wire) : put(wire)
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
    async outdate() {
      if (!listeners.hasAny()) return clear()
      fetching = undefined
      // First everything a change concerns is outdated, then read: some of it by way of others.
      await Promise.resolve()
      // Whoever watches keeps the old value when the new one cannot be had.
      await Promise.allSettled([refresh()])
    },
    clear,
    put,
    isWatched: listeners.hasAny,
    subscribe: listeners.add,
  }
}
