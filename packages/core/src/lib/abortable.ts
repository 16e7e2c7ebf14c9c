/** Lets one caller stop waiting for an operation, which may continue for others. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
}
