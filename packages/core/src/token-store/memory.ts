import { createListeners } from '../lib/listeners'
import { checkTokens, signedOut, type TokenStore, type Tokens } from './token-store'

/** Stores tokens in memory; also used for tokens of requests and explicit tokens. */
export function createMemoryStore(initial: Tokens = signedOut, sharedAs?: string): TokenStore {
  const listeners = createListeners()
  let tokens = checkTokens(initial)
  return {
    sharedAs,
    get: () => tokens,
    set(next) {
      tokens = checkTokens(next)
      listeners.notify()
    },
    replace(refreshToken, refreshed) {
      if (tokens.refreshToken !== refreshToken) return
      tokens = refreshed
      listeners.notify()
    },
    subscribe: listeners.add,
  }
}
