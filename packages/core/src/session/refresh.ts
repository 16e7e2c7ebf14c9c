import { isKnownError } from '../errors/known-error'
import type { Http } from '../http/http'
import type { ApiResponse, Step } from '../http/pipeline'
import { parseJson } from '../lib/json'
import { withController } from '../lib/with-controller'
import { familyOf, type TokenStore, type Tokens } from '../token-store/token-store'
import { isFresh, readAccessToken } from './access-token'
import type { ServerClock } from './server-clock'
import { sessionRefusals } from './session-refusals'
import { setClock } from './set-clock'
import { createPageLocks, type Locks, withLock } from './with-lock'

/** Dependencies of token refresh. */
export interface RefreshContext {
  /**
   * Creates requests without app headers and tokens. Each attempt runs through the step, and takes
   * at most `attemptMs`.
   */
  openHttp(step: Step): Http
  attemptMs: number
  projectId: string
  publishableClientKey: string
  /** Clock of this device, in milliseconds since the epoch. */
  now: () => number
  clock: ServerClock
  /** Web Locks, if available: tabs refresh one at a time. */
  locks?: Locks
}

/** Refreshes the tokens of a store; see `refresh`. */
export type Refresh = (
  store: TokenStore,
  wanted: { refreshToken: string; unusable: string | null },
) => Promise<Tokens | null>

/** Without Web Locks, and for tokens of this page only: one refresh at a time in this page. */
const withPageLock = createPageLocks()

// Milliseconds in addition to those of the exchange.
const graceMs = 2000

// Thrown to end the retries: another tab has refreshed.
const alreadyRefreshed = new Error('Another tab has refreshed the tokens.')

/**
 * Refreshes the tokens of a store, unless another tab already did. Other tabs wait during an
 * exchange, but not during the pause before a retry.
 *
 * @param unusable The access token that can no longer be used.
 * @returns `null` if the session is over or was replaced.
 * @throws {NetworkError} if the service cannot be reached; the session stays as it is.
 * @see RFC 6749 section 6
 */
export async function refresh(
  context: RefreshContext,
  ...[store, { refreshToken, unusable }]: Parameters<Refresh>
): Promise<Tokens | null> {
  const { openHttp, clock } = context
  const isStored = () => familyOf(store.get().refreshToken) === familyOf(refreshToken)

  function isNeeded(): boolean {
    const { accessToken } = store.get()
    if (!isStored()) return false
    return accessToken === null || accessToken === unusable || !isFresh(accessToken, clock.now())
  }

  try {
    const http = openHttp(exchangeOnce(context, store, refreshToken, isNeeded))
    await http.send('POST /auth/oauth/token', {
      body: {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: context.projectId,
        client_secret: context.publishableClientKey,
        // Cookies of a server and tokens passed by the app may be read-only.
        keep_refresh_token: !store.sharedAs,
      },
      asForm: true,
      isIdempotent: true,
    })
  } catch (error) {
    if (isKnownError(error) && error.errorCode in sessionRefusals) return null
    if (error !== alreadyRefreshed) throw error
  }
  // Signed out in the meantime: discard the new token.
  if (!isStored()) return null
  const tokens = store.get()
  const isLate = tokens.accessToken !== null && hasExpired(tokens.accessToken, clock.now())
  return isLate ? refresh(context, store, { refreshToken, unusable: tokens.accessToken }) : tokens
}

/**
 * Sends an exchange while no other tab sends one, with the newest refresh token, and stores the
 * result.
 *
 * @param isNeeded Returns whether no other tab has refreshed the tokens in the meantime.
 */
function exchangeOnce(
  { attemptMs, now, clock, locks = globalThis.navigator?.locks }: RefreshContext,
  store: TokenStore,
  refreshToken: string,
  isNeeded: () => boolean,
): Step {
  return (next) => (request) => {
    async function exchange(takeover?: AbortSignal): Promise<ApiResponse> {
      if (!isNeeded()) throw alreadyRefreshed
      return withController(request.signal, async (controller) => {
        takeover?.addEventListener('abort', () => controller.abort(takeover.reason))
        const requestedAt = now()
        // Another tab may have rotated it, perhaps long ago if this one was frozen.
        const currentRefreshToken = store.get().refreshToken ?? refreshToken
        const body = new URLSearchParams(request.body)
        body.set('refresh_token', currentRefreshToken)
        const response = await next({ ...request, body, signal: controller.signal })
        // Stored before the lock is released, so that the next tab finds the tokens.
        const refreshed = readTokens(response.body, currentRefreshToken)
        if (refreshed.accessToken) {
          setClock(clock, readAccessToken(refreshed.accessToken).issuedAt, requestedAt)
          store.replace(currentRefreshToken, refreshed)
        }
        return response
      })
    }
    const { signal } = request
    const lock = { name: store.sharedAs ?? '', timeoutMs: attemptMs + graceMs, signal }
    return locks && store.sharedAs
      ? withLock(locks, lock, exchange)
      : withPageLock(refreshToken, exchange)
  }
}

/**
 * Reads the tokens of a successful response (RFC 6749 section 5.1). Without a new refresh token the
 * given one stays valid.
 */
function readTokens(body: string, currentRefreshToken: string): Tokens {
  // `parseResponse` reports a body that is not JSON.
  const { access_token: accessToken, refresh_token: refreshToken }: Record<string, unknown> =
    Object(parseJson(body))
  return {
    accessToken: typeof accessToken === 'string' ? accessToken : null,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : currentRefreshToken,
  }
}

/** Whether a once valid token has expired, such as one received by a device that slept. */
function hasExpired(token: string, now: number): boolean {
  const { issuedAt, expiresAt } = readAccessToken(token)
  return expiresAt <= now && expiresAt > issuedAt
}
