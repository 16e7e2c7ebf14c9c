import { withController } from './with-controller'

/**
 * Runs an operation of unlimited duration until its caller aborts or its app is disposed of. The
 * operation gets the combined signal.
 *
 * @param disposeSignal Aborts when the app is disposed of.
 */
export function untilDisposed<T>(
  disposeSignal: AbortSignal,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withController(given, (controller) =>
    withController(disposeSignal, ({ signal: end }) => {
      // Not needed for an app that is already disposed of: its requests fail.
      end.addEventListener('abort', () => controller.abort(end.reason))
      return work(controller.signal)
    }),
  )
}
