/** Lets one caller stop waiting for work; the work itself may go on for others. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
}
