import { isKnownError } from '../errors/known-error'
import type { TokenSession } from '../session/session'
import type { FindSession } from '../session/sessions'
import type { TokenStore } from '../token-store/token-store'
import { createResource, type OwnedResource } from './resource'

/** Source of a read that belongs to a session. */
export interface SessionSource<Wire, T> {
  store: TokenStore
  findSession: FindSession
  fetch(session: TokenSession): Promise<Wire>
  present(wire: Wire, session: TokenSession): T
}

/**
 * Creates a read of the signed-in user: `null`, without a request, when signed out; cleared when
 * the sign-in changes, in this tab or another.
 */
export function createSessionResource<Wire, T>({
  store,
  findSession,
  fetch,
  present,
}: SessionSource<Wire, T>): OwnedResource<Wire | null, T | null> {
  let session: TokenSession | undefined
  let isListening = false

  function follow(): TokenSession {
    const found = findSession(store)
    if (found !== session) {
      const isFirst = session === undefined
      session = found
      if (!found.key) resource.put(null)
      else if (!isFirst) resource.clear()
    }
    return found
  }

  const resource = createResource<Wire | null, T | null>({
    // Afterwards, discard the result if the session changed while fetching.
    fetch: () => fetchOf(follow(), fetch).finally(follow),
    present: (wire) => (wire === null || !session ? null : present(wire, session)),
    onFirstListener() {
      const stop = store.subscribe(follow)
      isListening = true
      follow()
      return () => {
        isListening = false
        stop()
      }
    },
  })

  return {
    ...resource,
    put(wire) {
      follow()
      return resource.put(wire)
    },
    load() {
      // Without subscribers there are no events, so check for a change now.
      if (!isListening) follow()
      return resource.load()
    },
    refresh() {
      follow()
      return resource.refresh()
    },
    refreshAfterChange() {
      follow()
      return resource.refreshAfterChange()
    },
  }
}

/** Fetches for a session; `null` if it is signed out, or its user no longer exists. */
async function fetchOf<Wire>(
  session: TokenSession,
  fetch: (session: TokenSession) => Promise<Wire>,
): Promise<Wire | null> {
  try {
    return (await session.getTokens()) && (await fetch(session))
  } catch (error) {
    if (!isKnownError(error, 'CANNOT_GET_OWN_USER_WITHOUT_USER')) throw error
    // The tokens of a deleted user are useless.
    session.end()
    return null
  }
}
