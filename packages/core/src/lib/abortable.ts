/** Lets one caller stop waiting for an operation, which may continue for others. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(reasonOf(signal))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
}

/** Returns the reason a signal was aborted, which signals in React Native lack. */
function reasonOf(signal?: AbortSignal): unknown {
  return signal?.reason ?? Object.assign(new Error('Aborted'), { name: 'AbortError' })
}

/** Throws the reason of an aborted signal. React Native has no `signal.throwIfAborted`. */
export function throwIfAborted(signal?: AbortSignal): void {
  if (signal?.aborted) throw reasonOf(signal)
}
