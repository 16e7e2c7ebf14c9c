/** Runs an operation that can be aborted by a signal and by its own controller. */
export async function withController<T>(
  signal: AbortSignal | undefined,
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  // Not `AbortSignal.any`: some runtimes garbage-collect its signals before they abort.
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await work(controller)
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
