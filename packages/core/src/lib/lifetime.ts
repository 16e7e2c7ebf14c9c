import { createListeners } from './listeners'

/** How long an app lives. Any number of calls may want to hear of its end. */
export interface Lifetime {
  readonly signal: AbortSignal
  /** Not by the signal: platforms take many listeners of one for a leak. */
  onEnd(listener: () => void): () => void
  end(reason: unknown): void
}

/** Begins a lifetime. */
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
