import { createResourceMap, type ResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import type { Session } from '../session/session'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { CurrentUserScope } from './current-user'
import type { UserRead } from './user-reads'

/** Where the reads of a session are kept. */
interface ReadPlaces {
  /** Those of what only this session may ask. @default a map of its own */
  ownReads?: ResourceMap
  /** Those of what others can see too, by its id. @default `ownReads` */
  shared?: ResourceMap
}

/** Gives the objects of a session what they act with. */
export function openScope<Wire, Current>(
  context: AppContext,
  session: Session,
  read: UserRead<Wire, Current>,
  {
    ownReads = createResourceMap(context.settings.now, () => !session.peek()),
    shared = ownReads,
  }: ReadPlaces = {},
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
    ownReads,
    reads: {
      ...shared,
      // The user is among what a session can see.
      outdate: async (...beginnings) => {
        const isUser = beginnings.includes('user')
        await Promise.all([
          shared.outdate(...beginnings),
          shared !== ownReads && ownReads.outdate(...beginnings),
          isUser && read.outdate(),
        ])
      },
    },
    refreshUser: read.refreshAfterChange,
    takeUser(wire) {
      // Somebody else may have signed in meanwhile.
      if (session.peek()) read.put(wire)
    },
  }
}
