/** The SDK was used in a way that cannot work. The message says what was wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
