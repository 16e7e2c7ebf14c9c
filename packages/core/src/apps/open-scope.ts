import { createResourceMap, type ResourceMap } from '../cache/resource-map'
import type { CurrentUserScope } from '../entities/current-user'
import { loadOAuth } from '../flows/load-oauth'
import type { Session } from '../session/session'
import type { AppContext } from './context'
import type { UserRead } from './user-reads'

/**
 * Gives the objects of a session what they act with.
 *
 * @param kept Where the reads of what the session can see are kept. @default a map of its own
 */
export function openScope<Wire, Current>(
  context: AppContext,
  session: Session,
  read: UserRead<Wire, Current>,
  kept: ResourceMap = createResourceMap(context.settings.now, () => !session.peek()),
): CurrentUserScope<Wire, Current> {
  return {
    ...context,
    http: context.httpOf(session),
    session,
    userId: 'me',
    async connect(provider, scopes, signal) {
      const { connectAccount } = await loadOAuth()
      return connectAccount(context, session, provider, { scopes, signal })
    },
    reads: {
      ...kept,
      // The user is among what a session can see.
      outdate: async (...beginnings) => {
        const isUser = beginnings.includes('user')
        await Promise.all([kept.outdate(...beginnings), isUser && read.outdate()])
      },
    },
    refreshUser: read.refreshAfterChange,
    takeUser(wire) {
      // Somebody else may have signed in meanwhile.
      if (session.peek()) read.put(wire)
    },
  }
}
