import type { TokenStore, Tokens } from '../token-store/token-store'
import { familyOf, signedOut } from '../token-store/token-store'
import { isFresh, readAccessToken } from './access-token'
import type { Refresh } from './refresh'
import type { ServerClock } from './server-clock'

/** Dependencies of sessions. */
export interface SessionContext {
  clock: ServerClock
  refresh: Refresh
}

/** The session of the tokens in a store: a sign-in of one user. The access token changes, the user never does. */
export interface TokenSession {
  /** Identifies the sign-in; `''` when signed out. */
  readonly key: string
  /** Name of the store, if it is shared with other tabs. */
  readonly sharedAs?: string
  /** Returns the current tokens, even if expired, without a request; `null` when signed out. */
  peek(): Tokens | null
  /**
   * Returns the tokens, refreshing the access token if it is about to expire. Concurrent callers
   * share one refresh, even across tabs.
   *
   * @returns `null` when signed out.
   * @throws {NetworkError} if the service cannot be reached; the next call tries again.
   */
  getTokens(): Promise<Tokens | null>
  /** Marks an access token as rejected by the service, so that it is not sent again. */
  refuse(accessToken: string | null): void
  /** Ends this session, also in other tabs. A newer sign-in in the store stays. */
  end(): void
}

// `signed-out` is final.
type SessionState =
  | { status: 'signed-out' }
  | { status: 'signed-in' }
  | { status: 'refreshing'; refreshing: Promise<Tokens | null> }

/** Creates the session of the tokens that a store holds. */
export function createSession(context: SessionContext, store: TokenStore): TokenSession {
  const key = sessionKey(store.get())
  let state: SessionState = { status: key ? 'signed-in' : 'signed-out' }
  let rejected: string | null = null

  function peek(): Tokens | null {
    const tokens = store.get()
    return state.status !== 'signed-out' && sessionKey(tokens) === key ? tokens : null
  }

  function end(): void {
    const isStored = peek()
    state = { status: 'signed-out' }
    if (isStored) store.set(signedOut)
  }

  function refresh(refreshToken: string, unusable: string | null): Promise<Tokens | null> {
    if (state.status === 'refreshing') return state.refreshing
    const refreshing = context
      .refresh(store, { refreshToken, unusable })
      .then((tokens) => {
        if (!tokens) end()
        return peek() && tokens
      })
      .finally(() => {
        // Forget a failed refresh, so that the next call tries again.
        if (state.status === 'refreshing') state = { status: 'signed-in' }
      })
    state = { status: 'refreshing', refreshing }
    return refreshing
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
      const usable = accessToken === rejected ? null : accessToken
      if (usable && isFresh(usable, now)) return tokens
      if (refreshToken) return refresh(refreshToken, accessToken)
      // Without a refresh token it is used until it expires.
      if (usable && readAccessToken(usable).expiresAt > now) return tokens
      end()
      return null
    },
    refuse(accessToken) {
      rejected = accessToken
    },
    end,
  }
}

/** Returns the key that identifies a sign-in. */
export function sessionKey({ refreshToken, accessToken }: Tokens): string {
  return familyOf(refreshToken) ?? accessToken ?? ''
}
