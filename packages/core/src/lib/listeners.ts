/** Functions to call when something happens. */
export interface Listeners {
  add(listener: () => void): () => void
  notify(): void
  hasAny(): boolean
}

/**
 * Makes a set of listeners.
 *
 * @param onFirst Called when the first listener comes; what it returns, when the last one leaves.
 */
export function createListeners(onFirst?: () => (() => void) | undefined): Listeners {
  const listeners = new Set<() => void>()
  let onLast: (() => void) | undefined
  return {
    add(listener) {
      // A function of its own, so that adding one twice means two listeners.
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
