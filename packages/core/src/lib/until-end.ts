import { withController } from './with-controller'

/**
 * Does work that may take for ever: until its caller gives up, or its app ends. What ends it is the
 * signal the work is given.
 *
 * @param life Aborts when the app ends.
 */
export function untilEnd<T>(
  life: AbortSignal,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withController(given, (controller) =>
    withController(life, ({ signal: end }) => {
      // An app that has ended already needs no word of it: its calls fail.
      end.addEventListener('abort', () => controller.abort(end.reason))
      return work(controller.signal)
    }),
  )
}
