import { ClientApp } from '../app/client-app'
import { readUserId } from '../session/user-id'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { CurrentUser } from '../users/current-user'

/** A separate sign-in that re-authenticates the user and is then revoked. */
export interface Reauthentication {
  /** Signs in for the re-authentication. It has its own tokens and never redirects. */
  readonly app: ClientApp<true>
  /** Revokes the separate session and returns the id of its user; `null` if not signed in. */
  end(): Promise<string | null>
}

/** For view libraries: re-authenticates the signed-in user. */
export interface ReauthenticationCode {
  /**
   * Returns the age of the current session in milliseconds; `Infinity` if the service does not know
   * it.
   */
  findSessionAge(app: ClientApp<true>, user: CurrentUser): Promise<number>
  /** Opens a separate sign-in. The current session stays as it is, whatever the outcome. */
  openReauthentication(app: ClientApp<true>): Reauthentication
  /**
   * Redirects to a provider with a connected account of the user, to sign in there again. It
   * redirects back to `urls.oauthCallback` with a state that {@link isReauthenticationState}
   * recognizes.
   */
  reauthenticateAtProvider(app: ClientApp<true>, provider: string): Promise<void>
}

/** @see ReauthenticationCode */
export async function findSessionAge(app: ClientApp<true>, user: CurrentUser): Promise<number> {
  const sessions = await user.getActiveSessions()
  const current = sessions.find(({ isCurrentSession }) => isCurrentSession)
  const { clock } = app.context
  return current ? clock.now() - current.createdAt.getTime() : Number.POSITIVE_INFINITY
}

/** @see ReauthenticationCode */
export function openReauthentication(app: ClientApp<true>): Reauthentication {
  const reauthenticationApp = new ClientApp<true>({
    ...app.context.settings,
    tokenStore: 'memory',
    // Re-authentication never leaves the page.
    redirectMethod: { navigate() {} },
    noAutomaticPrefetch: true,
  })
  const { findSession, findStore, httpOf } = reauthenticationApp.context
  return {
    app: reauthenticationApp,
    async end() {
      const session = findSession(findStore())
      const { accessToken: token, refreshToken } = session.peek() ?? {}
      // The user is re-authenticated even if the session cannot be revoked.
      if (token && !(await confirmOnService(app, refreshToken))) {
        await Promise.allSettled([httpOf(session).send('DELETE /auth/sessions/current')])
      }
      session.end()
      return token ? readUserId(token) : null
    },
  }
}

/** Asks the service to re-authenticate the current session, which revokes the separate one. */
async function confirmOnService(
  app: ClientApp<true>,
  refreshToken: string | null | undefined,
): Promise<boolean> {
  const { findSession, findStore, httpOf } = app.context
  const session = findSession(findStore())
  if (!refreshToken || !session.peek()) return false
  // Fails for a session of another user, or an older service: the separate session is then revoked
  // like any other.
  return httpOf(session)
    .send('POST /auth/sessions/current/reauthenticate', { body: { refresh_token: refreshToken } })
    .then(
      () => true,
      () => false,
    )
}

/** @see ReauthenticationCode */
export async function reauthenticateAtProvider(
  app: ClientApp<true>,
  provider: string,
): Promise<void> {
  const { context } = app
  const session = context.findSession(context.findStore())
  const { connectAccount } = await loadOAuth()
  return connectAccount(context, session, provider, { scopes: [], isReauthentication: true })
}
