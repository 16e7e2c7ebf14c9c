import { createListeners } from '../lib/listeners'
import { checkTokens, signedOut, type TokenStore, type Tokens } from './token-store'

/** Keeps tokens in this object alone; also behind request and explicit tokens. */
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
    renew(refreshToken, renewed) {
      if (tokens.refreshToken === refreshToken) tokens = renewed
    },
    subscribe: listeners.add,
  }
}
