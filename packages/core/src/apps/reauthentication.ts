import type { CurrentUser } from '../entities/current-user'
import { loadOAuth } from '../flows/load-oauth'
import { readUserId } from '../session/access-token'
import { ClientApp } from './client-app'
import { contextOf } from './context-of'
import type { Proof } from './load-reauthentication'

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
      const token = session.peek()?.accessToken
      // Proven is proven, whether or not the service could be told that it is over.
      if (token) await Promise.allSettled([httpOf(session).send('DELETE /auth/sessions/current')])
      session.end()
      return token ? readUserId(token) : null
    },
  }
}

/** @see ReauthenticationCode */
export async function proveAtProvider(app: ClientApp<true>, provider: string): Promise<void> {
  const context = contextOf(app)
  const session = context.findSession(context.findStore())
  const { connectAccount } = await loadOAuth()
  return connectAccount(context, session, provider, { scopes: [], isProof: true })
}
