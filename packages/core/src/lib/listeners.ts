/** Functions to call when something happens, and a hook for "somebody listens". */
export interface Listeners<Event extends unknown[] = []> {
  add(listener: (...event: Event) => void): () => void
  notify(...event: Event): void
}

/**
 * Makes a set of listeners.
 *
 * @param onFirst Called when the first listener comes; what it returns, when the last one leaves.
 */
export function createListeners<Event extends unknown[] = []>(
  onFirst?: () => () => void,
): Listeners<Event> {
  const listeners = new Set<{ call: (...event: Event) => void }>()
  let onLast: (() => void) | undefined
  return {
    add(call) {
      // An entry of its own, so that adding one function twice means two listeners.
      const entry = { call }
      listeners.add(entry)
      if (listeners.size === 1) onLast = onFirst?.()
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) onLast?.()
      }
    },
    notify(...event) {
      for (const { call } of [...listeners]) call(...event)
    },
  }
}
