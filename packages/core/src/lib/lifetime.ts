import { createListeners } from './listeners'

/** Lifetime of an app. */
export interface Lifetime {
  readonly signal: AbortSignal
  /**
   * Adds a listener without using the signal: platforms report many listeners on one signal as a
   * leak.
   */
  onEnd(listener: () => void): () => void
  end(reason: unknown): void
}

/** Creates a lifetime. */
export function createLifetime(): Lifetime {
  const controller = new AbortController()
  const listeners = createListeners()
  return {
    signal: controller.signal,
    onEnd: listeners.add,
    end(reason) {
      controller.abort(reason)
      listeners.notify()
    },
  }
}
