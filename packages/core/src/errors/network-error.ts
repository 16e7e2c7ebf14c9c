/** The API could not be reached, after all retries. `cause` is the failure of the last attempt. */
export class NetworkError extends Error {
  /** Name of the class, also in minified code. */
  override readonly name = 'NetworkError'
  /** Whether the device reported that it is offline. */
  declare readonly isOffline: boolean

  /** @param problem Message for a device that is online. */
  constructor(problem: string, isOffline: boolean, cause: unknown) {
    super(isOffline ? 'You seem to be offline.' : problem, { cause })
    this.isOffline = isOffline
  }
}
