/**
 * Thrown by a hook that can't know the user on this server. The nearest Suspense boundary renders
 * its fallback and the browser takes over; frameworks recognize the digest and do not report it.
 */
export class ServerBailout extends Error {
  override readonly name = 'ServerBailout'
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

  constructor(cause: unknown) {
    super('A hook needs a browser, initialData or <Suspense> above it.', { cause })
  }
}
