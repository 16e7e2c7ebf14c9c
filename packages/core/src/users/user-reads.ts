import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import { createSessionResource } from '../cache/session-resource'
import type { AppContext, FindUser } from '../context/context'
import type { Session } from '../session/session'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore } from '../token-store/token-store'
import type { CurrentUser, CurrentUserScope } from './current-user'
import type { WireUser } from './user'

/** The read of whoever is signed in. */
export type UserRead<Wire, Current> = OwnedResource<Wire | null, Current | null>

/** What makes our object of what was fetched: code that only signed-in pages need. */
interface UserCode<Wire, Current> {
  /** Gives the objects of a session what they act with. */
  openScope(
    session: Session,
    read: UserRead<Wire, Current>,
    ownReads?: ResourceMap,
  ): CurrentUserScope<Wire, Current>
  present(scope: CurrentUserScope<Wire, Current>, wire: Wire): Current
}

/** {@link UserCode} of browsers. */
export type ClientUserCode = UserCode<WireUser, CurrentUser>

/** How an app sees the signed-in user: as a browser or as a server. */
export interface UserView<Wire, Current> {
  fetch(session: Session): Promise<Wire>
  loadCode(): Promise<UserCode<Wire, Current>>
}

/** Makes one read of the signed-in user for each token store. */
export function createFindUser<Wire, Current>(
  context: AppContext,
  view: UserView<Wire, Current>,
): FindUser<Current> {
  const reads = new WeakMap<TokenStore, UserRead<Wire, Current>>()
  const scopes = new WeakMap<Session, CurrentUserScope<Wire, Current>>()
  // There is nothing to present before the first answer, which brings it along.
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
        // One for each session, so that what its objects read is read once.
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
    outdate(...beginnings: string[]) {
      const store = context.findStore()
      const scope = scopes.get(context.findSession(store))
      // Whose objects have never been made has nothing but the read of the user itself.
      return scope ? scope.reads.outdate(...beginnings) : find(store).outdate()
    },
  })
  context.userViews.push(found)
  return found
}
