import type { OwnedResource } from '../cache/resource'
import type { Fetched, ResourceMap } from '../cache/resource-map'
import { createSessionResource } from '../cache/session-resource'
import type { AppContext, UserReads } from '../context/context'
import type { SessionScope } from '../context/scope'
import type { TokenSession } from '../session/session'
import type { TokenStore } from '../token-store/token-store'

/** Read of the signed-in user, with what the objects of a session need to change it. */
export interface UserRead<Wire, Current>
  extends Pick<
    OwnedResource<unknown, Current | null>,
    'refreshAfterChange' | 'invalidate' | 'hasSubscribers'
  > {
  /** Sets the user from the response to a change. */
  put(wire: Wire | null): Current | null
}

/** Functions that create user objects, loaded with the first user. */
export interface UserFactory<Wire, Current> {
  /** Creates the scope of the objects of a session. */
  openScope(session: TokenSession, read: UserRead<Wire, Current>, reads?: ResourceMap): SessionScope
  present(scope: SessionScope, read: UserRead<Wire, Current>, wire: Wire): Current
}

/** An app's access to the signed-in user, as a browser or as a server. */
export interface UserView<Wire, Current> {
  fetch(session: TokenSession): Promise<Wire>
  loadFactory(): Promise<UserFactory<Wire, Current>>
}

/** Creates one read of the signed-in user per token store. */
export function createUserReads<Wire, Current>(
  context: AppContext,
  view: UserView<Wire, Current>,
): UserReads<Wire, Current> {
  type Read = OwnedResource<Fetched<Current> | null, Current | null>
  type Factory = UserFactory<Wire, Current>
  const reads = new WeakMap<TokenStore, Read>()
  // One per session, so that its objects share their reads.
  const scopes = new WeakMap<TokenSession, SessionScope>()

  function open(store: TokenStore): Read {
    const read: Read = createSessionResource({
      store,
      findSession: context.findSession,
      async fetch(session) {
        const [wire, factory] = await Promise.all([view.fetch(session), view.loadFactory()])
        return toFetched(read, session, wire, factory)
      },
      present: ({ toValue }) => toValue(),
    })
    reads.set(store, read)
    return read
  }

  function toFetched(
    read: Read,
    session: TokenSession,
    wire: Wire,
    factory: Factory,
  ): Fetched<Current> {
    const toValue = () => {
      const userRead: UserRead<Wire, Current> = {
        ...read,
        put: (changed) => read.put(changed && toFetched(read, session, changed, factory)),
      }
      const scope = scopes.get(session) ?? factory.openScope(session, userRead)
      scopes.set(session, scope)
      return factory.present(scope, userRead, wire)
    }
    return { wire, toValue }
  }

  const find = (store: TokenStore) => reads.get(store) ?? open(store)
  const userReads: UserReads<Wire, Current> = {
    of: (init) => find(context.findStore(init)),
    put(wire, factory) {
      const store = context.findStore()
      const read = find(store)
      // The factory belongs to the view that these reads were created with.
      read.put(toFetched(read, context.findSession(store), wire, factory as Factory))
    },
    invalidate(...prefixes) {
      const scope = scopes.get(context.findSession(context.findStore()))
      // Without a scope, only the user itself was read.
      return scope ? scope.reads.invalidate(...prefixes) : userReads.of().invalidate()
    },
  }
  context.userReads.push(userReads as UserReads<unknown, unknown>)
  return userReads
}
