import type { TokenStore, Tokens } from '../token-store/token-store'
import { familyOf, signedOut } from '../token-store/token-store'
import { isFresh, readAccessToken } from './access-token'
import type { Refresh } from './refresh'
import type { ServerClock } from './server-clock'

/** What sessions need. */
export interface SessionContext {
  clock: ServerClock
  refresh: Refresh
}

/** One sign-in of one user. Its access token changes, its user never does. */
export interface Session {
  /** Same key, same sign-in; `''` is the session of nobody. */
  readonly key: string
  /** Name of the store it is in, where tabs share it. */
  readonly sharedAs?: string
  /** The tokens as they are, however old; `null` when signed out. Costs no request. */
  peek(): Tokens | null
  /**
   * The tokens, the access token renewed when it is about to expire. Callers at the same moment
   * share one renewal, also across tabs.
   *
   * @returns `null` when signed out.
   * @throws {NetworkError} when renewal cannot reach the service; the next call tries again.
   */
  getTokens(): Promise<Tokens | null>
  /** Remembers that the service refused an access token, so that it is not sent again. */
  refuse(accessToken: string | null): void
  /** Ends this sign-in here and in other tabs; a newer sign-in in the store stays. */
  end(): void
}

// A session never comes back from `signed-out`.
type SessionState =
  | { status: 'signed-out' }
  | { status: 'signed-in' }
  | { status: 'refreshing'; renewal: Promise<Tokens | null> }

/** Makes the session of what a store holds right now. */
export function createSession(context: SessionContext, store: TokenStore): Session {
  const key = sessionKey(store.get())
  let state: SessionState = { status: key ? 'signed-in' : 'signed-out' }
  let refused: string | null = null

  function peek(): Tokens | null {
    const tokens = store.get()
    return state.status !== 'signed-out' && sessionKey(tokens) === key ? tokens : null
  }

  function end(): void {
    const isStored = peek()
    state = { status: 'signed-out' }
    if (isStored) store.set(signedOut)
  }

  function renew(refreshToken: string, unusable: string | null): Promise<Tokens | null> {
    if (state.status === 'refreshing') return state.renewal
    const renewal = context
      .refresh(store, { refreshToken, unusable })
      .then((tokens) => {
        if (!tokens) end()
        return peek() && tokens
      })
      .finally(() => {
        // A failed renewal is forgotten, so that the next call tries again.
        if (state.status === 'refreshing') state = { status: 'signed-in' }
      })
    state = { status: 'refreshing', renewal }
    return renewal
  }

  return {
    key,
    sharedAs: store.sharedAs,
    peek,
    async getTokens() {
      const tokens = peek()
      if (!tokens) return null
      const { accessToken, refreshToken } = tokens
      const now = context.clock.now()
      const usable = accessToken === refused ? null : accessToken
      if (usable && isFresh(usable, now)) return tokens
      if (refreshToken) return renew(refreshToken, accessToken)
      // Nothing to renew it with, so it serves to its last second.
      if (usable && readAccessToken(usable).expiresAt > now) return tokens
      end()
      return null
    },
    refuse(accessToken) {
      refused = accessToken
    },
    end,
  }
}

/** What tells two sign-ins apart. */
export function sessionKey({ refreshToken, accessToken }: Tokens): string {
  return familyOf(refreshToken) ?? accessToken ?? ''
}
