import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import { createSessionResource } from '../cache/session-resource'
import type { AppContext, FindUser } from '../context/context'
import type { Session } from '../session/session'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore } from '../token-store/token-store'
import type { CurrentUser, CurrentUserScope } from './current-user'
import type { WireUser } from './user'

/** Read of the signed-in user. */
export type UserRead<Wire, Current> = OwnedResource<Wire | null, Current | null>

/** Functions that create user objects, loaded with the first user. */
interface UserCode<Wire, Current> {
  /** Creates the scope of the objects of a session. */
  openScope(
    session: Session,
    read: UserRead<Wire, Current>,
    ownReads?: ResourceMap,
  ): CurrentUserScope<Wire, Current>
  present(scope: CurrentUserScope<Wire, Current>, wire: Wire): Current
}

/** {@link UserCode} of browsers. */
export type ClientUserCode = UserCode<WireUser, CurrentUser>

/** How an app fetches the signed-in user: as a browser or as a server. */
export interface UserView<Wire, Current> {
  fetch(session: Session): Promise<Wire>
  loadCode(): Promise<UserCode<Wire, Current>>
}

/** Creates one read of the signed-in user per token store. */
export function createFindUser<Wire, Current>(
  context: AppContext,
  view: UserView<Wire, Current>,
): FindUser<Current> {
  const reads = new WeakMap<TokenStore, UserRead<Wire, Current>>()
  const scopes = new WeakMap<Session, CurrentUserScope<Wire, Current>>()
  // Assigned by the first fetch, which precedes every conversion.
  let code!: UserCode<Wire, Current>

  function open(store: TokenStore): UserRead<Wire, Current> {
    const read: UserRead<Wire, Current> = createSessionResource({
      store,
      findSession: context.findSession,
      async fetch(session) {
        const [wire, loaded] = await Promise.all([view.fetch(session), view.loadCode()])
        code = loaded
        return wire
      },
      present(wire: Wire, session) {
        // One per session, so that its objects share their reads.
        const scope = scopes.get(session) ?? code.openScope(session, read)
        scopes.set(session, scope)
        return code.present(scope, wire)
      },
    })
    reads.set(store, read)
    return read
  }

  const find = (store: TokenStore) => reads.get(store) ?? open(store)
  const found = Object.assign((init?: TokenStoreInit) => find(context.findStore(init)), {
    takeCode(known: UserCode<Wire, Current>) {
      code = known
    },
    invalidate(...prefixes: string[]) {
      const store = context.findStore()
      const scope = scopes.get(context.findSession(store))
      // Without a scope, only the user itself was read.
      return scope ? scope.reads.invalidate(...prefixes) : find(store).invalidate()
    },
  })
  context.userViews.push(found)
  return found
}
