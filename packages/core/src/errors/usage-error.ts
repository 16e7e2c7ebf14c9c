/** Incorrect use of the SDK. The message states the problem and the remedy. */
export class UsageError extends Error {
  /** Name of the class, also in minified code. */
  override readonly name = 'UsageError'
}
