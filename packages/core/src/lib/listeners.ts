/** A set of listeners. */
export interface Listeners {
  add(listener: () => void): () => void
  notify(): void
  hasAny(): boolean
}

/**
 * Creates a set of listeners.
 *
 * @param onFirst Called when the first listener is added; the function it returns, when the last
 * one is removed.
 */
export function createListeners(onFirst?: () => (() => void) | undefined): Listeners {
  const listeners = new Set<() => void>()
  let onLast: (() => void) | undefined
  return {
    add(listener) {
      // A new function each time, so that a listener can be added twice.
      const own = () => listener()
      if (listeners.add(own).size === 1) onLast = onFirst?.()
      return () => {
        if (listeners.delete(own) && !listeners.size) onLast?.()
      }
    },
    notify() {
      for (const listener of [...listeners]) listener()
    },
    hasAny: () => listeners.size > 0,
  }
}
