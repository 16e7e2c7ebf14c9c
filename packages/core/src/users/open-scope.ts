import { createResourceMap, type ResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import type { Session } from '../session/session'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { CurrentUserScope } from './current-user'
import type { UserRead } from './user-reads'

/** Where the reads of a session are stored. */
interface ReadMaps {
  /** Reads that only this session may see. @default a new map */
  ownReads?: ResourceMap
  /** Reads that other sessions can see too, by id. @default `ownReads` */
  shared?: ResourceMap
}

/** Creates the scope of the objects of a session. */
export function openScope<Wire, Current>(
  context: AppContext,
  session: Session,
  read: UserRead<Wire, Current>,
  {
    ownReads = createResourceMap(context.settings.now, () => !session.peek()),
    shared = ownReads,
  }: ReadMaps = {},
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
      // The user object shows data of the reads with this prefix.
      invalidate: async (...prefixes) => {
        const isUser = prefixes.includes('user')
        await Promise.all([
          shared.invalidate(...prefixes),
          shared !== ownReads && ownReads.invalidate(...prefixes),
          isUser && read.invalidate(),
        ])
      },
    },
    refreshUser: read.refreshAfterChange,
    setUser(wire) {
      // Another user may have signed in since.
      if (session.peek()) read.put(wire)
    },
  }
}
