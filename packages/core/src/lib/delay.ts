/** Waits `ms`; rejects with the signal's reason as soon as it aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    function stop(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
}
