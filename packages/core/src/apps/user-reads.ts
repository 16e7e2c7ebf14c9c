import type { RequestOf } from '@app/contract'
import type { OwnedResource } from '../cache/resource'
import { createSessionResource } from '../cache/session-resource'
import type { CurrentUserScope } from '../entities/current-user'
import type { Session } from '../session/session'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore } from '../token-store/token-store'
import type { Context } from './context'

/** How an app sees the signed-in user: as a browser or as a server. */
export interface UserView<Wire, Current> {
  fetch(session: Session): Promise<Wire>
  update(session: Session, changes: RequestOf<'PATCH /users/me'>['body']): Promise<Wire>
  present(scope: CurrentUserScope<Current>, wire: Wire): Current
}

/** Finds the read of the signed-in user of a token store. */
export type FindUser<Current> = (init?: TokenStoreInit) => OwnedResource<unknown, Current | null>

/** Makes one read of the signed-in user for each token store. */
export function createFindUser<Wire, Current>(
  context: Context,
  view: UserView<Wire, Current>,
): FindUser<Current> {
  const reads = new WeakMap<TokenStore, OwnedResource<Wire | null, Current | null>>()

  function open(store: TokenStore): OwnedResource<Wire | null, Current | null> {
    const read: OwnedResource<Wire | null, Current | null> = createSessionResource({
      store,
      findSession: context.findSession,
      fetch: view.fetch,
      present: (wire, session) => view.present(toScope(session), wire),
    })
    const toScope = (session: Session): CurrentUserScope<Current> => ({
      ...context,
      http: context.httpOf(session),
      session,
      refreshUser: read.refreshAfterChange,
      async updateUser(changes) {
        const wire = await view.update(session, changes)
        // Somebody else may have signed in meanwhile.
        if (session.peek()) read.put(wire)
      },
    })
    reads.set(store, read)
    return read
  }

  return (init) => {
    const store = context.findStore(init)
    return reads.get(store) ?? open(store)
  }
}
