import { isKnownError } from '../errors/known-error'
import type { Http } from '../http/http'
import type { TokenStore, Tokens } from '../token-store/token-store'
import { isFresh, readAccessToken } from './access-token'
import type { ServerClock } from './server-clock'
import { sessionRefusals } from './token-refusals'

/** What renewing an access token needs. */
export interface RefreshContext {
  /** Sends bare requests: neither app headers nor tokens. */
  bareHttp: Http
  projectId: string
  publishableClientKey: string
  clock: ServerClock
  /** Web Locks, where the platform has them: one renewal at a time across tabs. */
  locks?: Pick<LockManager, 'request'>
}

/**
 * Gets a new access token for the sign-in a store holds, unless another tab already did.
 *
 * @param unusable The access token that cannot be used any more.
 * @returns `null` when the sign-in is over or another one took its place.
 * @throws {NetworkError} when the service cannot be reached; the sign-in stays as it is.
 * @see RFC 6749 section 6
 */
export async function refresh(
  {
    bareHttp,
    projectId,
    publishableClientKey,
    clock,
    locks = globalThis.navigator?.locks,
  }: RefreshContext,
  store: TokenStore,
  { refreshToken, unusable }: { refreshToken: string; unusable: string | null },
): Promise<Tokens | null> {
  async function renew(): Promise<Tokens | null> {
    const stored = store.get()
    if (stored.refreshToken !== refreshToken) return null
    if (
      stored.accessToken !== null &&
      stored.accessToken !== unusable &&
      isFresh(stored.accessToken, clock.now())
    ) {
      return stored
    }
    try {
      const { access_token: accessToken } = await bareHttp.send('POST /auth/oauth/token', {
        body: {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: projectId,
          client_secret: publishableClientKey,
        },
        asForm: true,
        isIdempotent: true,
      })
      clock.observe(readAccessToken(accessToken).issuedAt)
      store.renew(refreshToken, accessToken)
      // Signed out meanwhile, here or in another tab: the new token is nobody's.
      return store.get().refreshToken === refreshToken ? { refreshToken, accessToken } : null
    } catch (error) {
      if (isKnownError(error) && error.errorCode in sessionRefusals) return null
      throw error
    }
  }
  return locks && store.sharedAs ? locks.request(store.sharedAs, renew) : renew()
}
