import type { TokenStore } from '../token-store/token-store'
import { createSession, type SessionContext, sessionKey, type TokenSession } from './session'

/** Returns the session of the tokens that a store holds. */
export type FindSession = (store: TokenStore) => TokenSession

/** Creates sessions: one per store, while the store holds the same sign-in. */
export function createFindSession(context: SessionContext): FindSession {
  const current = new WeakMap<TokenStore, TokenSession>()
  return (store) => {
    const known = current.get(store)
    if (known?.key === sessionKey(store.get())) return known
    const session = createSession(context, store)
    current.set(store, session)
    return session
  }
}
