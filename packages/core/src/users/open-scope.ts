import { createResourceMap, type ResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import type { SessionScope } from '../context/scope'
import type { TokenSession } from '../session/session'
import type { UserRead } from './user-reads'

/** Maps that hold the reads of a session. */
interface ReadMaps {
  /** Reads that only this session may see. @default a new map */
  reads?: ResourceMap
  /** Reads of other objects that changes of the session affect, too. */
  shared?: ResourceMap
}

/** Creates the scope of the objects of a session. */
export function openScope(
  context: AppContext,
  session: TokenSession,
  read: Pick<UserRead<unknown, unknown>, 'invalidate' | 'refreshAfterChange'>,
  { reads = createResourceMap(context.settings.now, () => !session.peek()), shared }: ReadMaps = {},
): SessionScope {
  return {
    context,
    http: context.httpOf(session),
    session,
    userId: 'me',
    refreshUser: read.refreshAfterChange,
    reads: {
      ...reads,
      invalidate: async (...prefixes) => {
        await Promise.all([
          reads.invalidate(...prefixes),
          shared?.invalidate(...prefixes),
          // The user object shows data of the reads with this prefix.
          prefixes.includes('user') && read.invalidate(),
        ])
      },
    },
  }
}
