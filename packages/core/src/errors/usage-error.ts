/** Incorrect use of the SDK. The message states the problem and the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
