/** The API could not be reached, after all retries. `cause` is what the last attempt met. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  /** Whether the device itself seemed to be offline. */
  readonly isOffline: boolean

  constructor(message: string, options: { cause: unknown; isOffline: boolean }) {
    super(message, { cause: options.cause })
    this.isOffline = options.isOffline
  }
}
