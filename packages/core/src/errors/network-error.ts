/** The API could not be reached, after all retries. `cause` is what the last attempt met. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  /** Whether the device itself seemed to be offline. */
  declare readonly isOffline: boolean

  constructor(url: string, isOffline: boolean, cause: unknown) {
    super(isOffline ? 'You seem to be offline.' : `Cannot reach ${url}.`, { cause })
    this.isOffline = isOffline
  }
}
