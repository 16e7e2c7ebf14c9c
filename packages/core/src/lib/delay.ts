import { abortable } from './abortable'

/**
 * Waits `ms` milliseconds, or until an event of the window; rejects with the signal's reason when it
 * aborts.
 */
export function delay(ms: number, signal: AbortSignal, event?: 'online'): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
    // React Native has no window events.
    if (event) globalThis.addEventListener?.(event, () => resolve(), { once: true, signal })
  })
  return abortable(wait, signal).finally(() => clearTimeout(timer))
}
