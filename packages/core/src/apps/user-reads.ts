import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import { createSessionResource } from '../cache/session-resource'
import type { CurrentUserScope } from '../entities/current-user'
import { loadOAuth } from '../flows/load-oauth'
import type { Session } from '../session/session'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore } from '../token-store/token-store'
import type { AppContext } from './create-context'

type Present<Wire, Current> = (scope: CurrentUserScope<Wire, Current>, wire: Wire) => Current

/** How an app sees the signed-in user: as a browser or as a server. */
export interface UserView<Wire, Current> {
  fetch(session: Session): Promise<Wire>
  /** Gets what makes our object of what was fetched: code that only signed-in pages need. */
  loadPresent(): Promise<Present<Wire, Current>>
  /** Where the reads of what a session can see are kept. */
  openReads(session: Session): ResourceMap
}

/** Finds the read of the signed-in user of a token store. */
export interface FindUser<Current> {
  (init?: TokenStoreInit): OwnedResource<unknown, Current | null>
  /** The reads of what they own and can see, to be outdated by what concerns it. */
  reads(init?: TokenStoreInit): ResourceMap
}

/** Makes one read of the signed-in user for each token store. */
export function createFindUser<Wire, Current>(
  context: AppContext,
  view: UserView<Wire, Current>,
): FindUser<Current> {
  interface Entry {
    read: OwnedResource<Wire | null, Current | null>
    scopeOf(session: Session): CurrentUserScope<Wire, Current>
  }
  const entries = new WeakMap<TokenStore, Entry>()

  function open(store: TokenStore): Entry {
    const scopes = new WeakMap<Session, CurrentUserScope<Wire, Current>>()
    // There is nothing to present before the first answer, which brings it along.
    let present!: Present<Wire, Current>
    const read: Entry['read'] = createSessionResource({
      store,
      findSession: context.findSession,
      async fetch(session) {
        const [wire, loaded] = await Promise.all([view.fetch(session), view.loadPresent()])
        present = loaded
        return wire
      },
      present: (wire: Wire, session) => present(scopeOf(session), wire),
    })

    // One for each session, so that what its objects read is read once.
    function scopeOf(session: Session): CurrentUserScope<Wire, Current> {
      const known = scopes.get(session)
      if (known) return known
      const scope: CurrentUserScope<Wire, Current> = {
        ...context,
        http: context.httpOf(session),
        session,
        userId: 'me',
        async connect(provider, scopes) {
          return (await loadOAuth()).connectAccount(context, session, provider, scopes)
        },
        reads: withUser(view.openReads(session), read),
        refreshUser: read.refreshAfterChange,
        takeUser(wire) {
          // Somebody else may have signed in meanwhile.
          if (session.peek()) read.put(wire)
        },
      }
      scopes.set(session, scope)
      return scope
    }

    const entry = { read, scopeOf }
    entries.set(store, entry)
    return entry
  }

  const find = (store: TokenStore) => entries.get(store) ?? open(store)
  const found = Object.assign((init?: TokenStoreInit) => find(context.findStore(init)).read, {
    reads(init?: TokenStoreInit) {
      const store = context.findStore(init)
      return find(store).scopeOf(context.findSession(store)).reads
    },
  })
  context.userViews.push(found)
  return found
}

/** After a change by whoever is signed in: outdates what an app knows of them and their things. */
export async function outdateOwn(
  { userViews }: AppContext,
  ...beginnings: string[]
): Promise<void> {
  await Promise.all(userViews.map(({ reads }) => reads().outdate(...beginnings)))
}

/** Reads of a session, with that of its user among them. */
function withUser(reads: ResourceMap, user: OwnedResource<unknown, unknown>): ResourceMap {
  return {
    at: reads.at,
    async outdate(...beginnings) {
      await Promise.all([
        reads.outdate(...beginnings),
        beginnings.includes('user') && user.outdate(),
      ])
    },
  }
}
