/**
 * Thrown by a hook that cannot know the user on this server. The nearest Suspense boundary shows its
 * fallback there, and the browser takes over; frameworks know the digest and do not report it.
 */
export class ServerBailout extends Error {
  override readonly name = 'ServerBailout'
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

  constructor(cause: unknown) {
    super(
      'useUser cannot do this on a server. Put a <Suspense> around the component: the browser goes on from its fallback. A server that has the request can call getUser({ tokenStore: request }).',
      { cause },
    )
  }
}
