/**
 * Thrown by a hook that cannot know the user on this server. The nearest Suspense boundary shows its
 * fallback there, and the browser takes over; frameworks know the digest and do not report it.
 */
export class ServerBailout extends Error {
  override readonly name = 'ServerBailout'
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

  constructor(cause: unknown) {
    super('useUser needs a browser: the nearest <Suspense> waits.', {
      cause,
    })
  }
}
