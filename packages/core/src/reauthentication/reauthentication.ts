import { ClientApp } from '../app/client-app'
import { contextOf } from '../app/context-of'
import { readUserId } from '../session/access-token'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { CurrentUser } from '../users/current-user'

/** A sign-in apart from that of an app, which shows who somebody is and then ends. */
export interface Proof {
  /** Signs in for the proof. Its tokens are its own, and it leads nowhere. */
  readonly app: ClientApp<true>
  /** Ends the session of the proof. Gives the id of its user; `null` when nobody has signed in. */
  end(): Promise<string | null>
}

/** For view libraries: what asks somebody to show once more that they are who is signed in. */
export interface ReauthenticationCode {
  /** How long ago the present session began, in milliseconds; `Infinity` when the service knows none. */
  findSessionAge(app: ClientApp<true>, user: CurrentUser): Promise<number>
  /** Opens a proof beside the present session, which stays as it is whatever comes of it. */
  openProof(app: ClientApp<true>): Proof
  /**
   * Goes to a provider whose account is connected to whoever is signed in, to show that it is still
   * theirs. It leads back to `urls.oauthCallback` with a state that {@link isProofState} knows.
   */
  proveAtProvider(app: ClientApp<true>, provider: string): Promise<void>
}

/** @see ReauthenticationCode */
export async function findSessionAge(app: ClientApp<true>, user: CurrentUser): Promise<number> {
  const sessions = await user.getActiveSessions()
  const present = sessions.find(({ isCurrentSession }) => isCurrentSession)
  const { clock } = contextOf(app)
  return present ? clock.now() - present.createdAt.getTime() : Number.POSITIVE_INFINITY
}

/** @see ReauthenticationCode */
export function openProof(app: ClientApp<true>): Proof {
  const proof = new ClientApp<true>({
    ...contextOf(app).settings,
    tokenStore: 'memory',
    // Whoever has shown who they are stays where they are.
    redirectMethod: { navigate() {} },
    noAutomaticPrefetch: true,
  })
  const { findSession, findStore, httpOf } = contextOf(proof)
  return {
    app: proof,
    async end() {
      const session = findSession(findStore())
      const { accessToken: token, refreshToken } = session.peek() ?? {}
      // Proven is proven, whether or not the service could be told that it is over.
      if (token && !(await passOn(app, refreshToken))) {
        await Promise.allSettled([httpOf(session).send('DELETE /auth/sessions/current')])
      }
      session.end()
      return token ? readUserId(token) : null
    },
  }
}

/** Has the service count the sign-in of a proof for the present session, which ends the proof there. */
async function passOn(
  app: ClientApp<true>,
  refreshToken: string | null | undefined,
): Promise<boolean> {
  const { findSession, findStore, httpOf } = contextOf(app)
  const session = findSession(findStore())
  if (!refreshToken || !session.peek()) return false
  // Of another user, or by a service that knows no such endpoint: the proof is ended as any session.
  return httpOf(session)
    .send('POST /auth/sessions/current/reauthenticate', { body: { refresh_token: refreshToken } })
    .then(
      () => true,
      () => false,
    )
}

/** @see ReauthenticationCode */
export async function proveAtProvider(app: ClientApp<true>, provider: string): Promise<void> {
  const context = contextOf(app)
  const session = context.findSession(context.findStore())
  const { connectAccount } = await loadOAuth()
  return connectAccount(context, session, provider, { scopes: [], isProof: true })
}
