/** Does work that can be aborted by any of the signals, and by its own controller. */
export async function withController<T>(
  signals: (AbortSignal | undefined)[],
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  // Not AbortSignal.any: some runtimes collect its signals as garbage before they abort.
  const controller = new AbortController()
  const undo = signals.map((signal) => {
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    return () => signal?.removeEventListener('abort', abort)
  })
  try {
    return await work(controller)
  } finally {
    for (const unlink of undo) unlink()
  }
}
