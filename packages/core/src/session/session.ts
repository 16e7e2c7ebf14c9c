import type { TokenStore, Tokens } from '../token-store/token-store'
import { signedOut } from '../token-store/token-store'
import { isFresh, readAccessToken } from './access-token'
import { type RefreshContext, refresh } from './refresh'

/** What a session is doing. It never comes back from `signed-out`. */
export type SessionState =
  | { status: 'signed-out' }
  | { status: 'signed-in' }
  | { status: 'refreshing'; renewal: Promise<Tokens | null> }

/** One sign-in of one user. Its access token changes, its user never does. */
export class Session {
  /** Same key, same sign-in. `null` for the session of nobody. */
  readonly key: string | null
  readonly #context: RefreshContext
  readonly #store: TokenStore
  #state: SessionState
  /** An access token the service refused although its time is not over. */
  #refused: string | null = null

  constructor(context: RefreshContext, store: TokenStore) {
    this.#context = context
    this.#store = store
    this.key = sessionKey(store.get())
    this.#state = { status: this.key === null ? 'signed-out' : 'signed-in' }
  }

  /** Whether this still is the sign-in its store holds. Costs no request. */
  get isSignedIn(): boolean {
    return this.#state.status !== 'signed-out' && sessionKey(this.#store.get()) === this.key
  }

  /** The tokens as they are, however old. */
  peek(): Tokens | null {
    return this.isSignedIn ? this.#store.get() : null
  }

  /**
   * The tokens, the access token renewed when it is about to expire. Callers at the same moment
   * share one renewal, also across tabs.
   *
   * @returns `null` when signed out.
   * @throws {NetworkError} when renewal cannot reach the service; the next call tries again.
   */
  async getTokens(): Promise<Tokens | null> {
    const tokens = this.peek()
    if (!tokens) return null
    const { accessToken, refreshToken } = tokens
    const now = this.#context.clock.now()
    const isUsable = accessToken !== null && accessToken !== this.#refused
    if (isUsable && isFresh(accessToken, now)) return tokens
    if (refreshToken !== null) return this.#refresh(refreshToken, accessToken)
    // Nothing to renew it with, so it serves to its last second.
    if (isUsable && readAccessToken(accessToken).expiresAt > now) return tokens
    this.end()
    return null
  }

  /** Remembers that the service refused an access token, so that it is not sent again. */
  refuse(accessToken: string | null): void {
    this.#refused = accessToken
  }

  /** Ends this sign-in here and in other tabs; a newer sign-in in the store stays. */
  end(): void {
    const isStored = this.isSignedIn
    this.#state = { status: 'signed-out' }
    if (isStored) this.#store.set(signedOut)
  }

  #refresh(refreshToken: string, unusable: string | null): Promise<Tokens | null> {
    if (this.#state.status === 'refreshing') return this.#state.renewal
    const renewal = refresh(this.#context, this.#store, { refreshToken, unusable })
      .then((tokens) => {
        if (!tokens) this.end()
        return this.isSignedIn ? tokens : null
      })
      .finally(() => {
        // A failed renewal is forgotten, so that the next call tries again.
        if (this.#state.status === 'refreshing') this.#state = { status: 'signed-in' }
      })
    this.#state = { status: 'refreshing', renewal }
    return renewal
  }
}

/** What tells two sign-ins apart. */
export function sessionKey({ refreshToken, accessToken }: Tokens): string | null {
  if (refreshToken !== null) return `refresh-${refreshToken}`
  return accessToken === null ? null : `access-${accessToken}`
}
