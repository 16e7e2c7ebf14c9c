import { isKnownError } from '../errors/known-error'
import type { Http } from '../http/http'
import type { Answer, Step } from '../http/pipeline'
import { withController } from '../lib/with-controller'
import { familyOf, type TokenStore, type Tokens } from '../token-store/token-store'
import { hasExpired, isFresh, readAccessToken } from './access-token'
import { createTurns, exclusively, type Locks } from './exclusively'
import type { ServerClock } from './server-clock'
import { setClock } from './set-clock'
import { sessionRefusals } from './token-refusals'

/** What renewing an access token needs. */
export interface RefreshContext {
  /**
   * Opens calls that carry neither app headers nor tokens. Every attempt goes through the step, and
   * takes no longer than `renewalMs`.
   */
  openRenewal(step: Step): Http
  renewalMs: number
  projectId: string
  publishableClientKey: string
  /** The clock of this device. */
  now: () => number
  clock: ServerClock
  /** Web Locks, where the platform has them: one renewal at a time across tabs. */
  locks?: Locks
}

/** Gets a new access token for the sign-in a store holds; see `refresh`. */
export type Refresh = (
  store: TokenStore,
  wanted: { refreshToken: string; unusable: string | null },
) => Promise<Tokens | null>

/** Without Web Locks, and for tokens that no other tab has: one renewal at a time in this page. */
const inTurn = createTurns()

// Beyond what the exchange itself may take.
const graceMs = 2000

// What another tab did is no failure that is tried again.
const alreadyDone = new Error('Another tab was first.')

/**
 * Gets a new access token for the sign-in a store holds, unless another tab already did. Other tabs
 * wait for as long as an exchange is on its way, not while it is put off to be tried again.
 *
 * @param unusable The access token that cannot be used any more.
 * @returns `null` when the sign-in is over or another one took its place.
 * @throws {NetworkError} when the service cannot be reached; the sign-in stays as it is.
 * @see RFC 6749 section 6
 */
export async function refresh(
  context: RefreshContext,
  ...[store, { refreshToken, unusable }]: Parameters<Refresh>
): Promise<Tokens | null> {
  const { openRenewal, renewalMs, now, clock } = context
  const { locks = globalThis.navigator?.locks } = context
  const isStored = () => familyOf(store.get().refreshToken) === familyOf(refreshToken)

  function isDone(): boolean {
    const { accessToken } = store.get()
    return (
      !isStored() ||
      (accessToken !== null && accessToken !== unusable && isFresh(accessToken, clock.now()))
    )
  }

  const step: Step = (next) => (request) => {
    async function exchange(takeover?: AbortSignal): Promise<Answer> {
      if (isDone()) throw alreadyDone
      return withController(request.signal, async (controller) => {
        takeover?.addEventListener('abort', () => controller.abort(takeover.reason))
        const askedAt = now()
        // Another tab may have had it replaced, long ago where this one was frozen.
        const given = store.get().refreshToken ?? refreshToken
        const body = new URLSearchParams(request.body)
        body.set('refresh_token', given)
        const answer = await next({ ...request, body, signal: controller.signal })
        // Before the next tab has its turn, so that it finds the tokens.
        const renewed = readTokens(answer.body, given)
        if (renewed.accessToken) {
          setClock(clock, readAccessToken(renewed.accessToken).issuedAt, askedAt)
          store.renew(given, renewed)
        }
        return answer
      })
    }
    const { signal } = request
    const turn = { name: store.sharedAs ?? '', patienceMs: renewalMs + graceMs, signal }
    return locks && store.sharedAs
      ? exclusively(locks, turn, exchange)
      : inTurn(refreshToken, exchange)
  }

  try {
    await openRenewal(step).send('POST /auth/oauth/token', {
      body: {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: context.projectId,
        client_secret: context.publishableClientKey,
        // Cookies that are not of this page, and tokens that were handed over, may be read only.
        keep_refresh_token: !store.sharedAs,
      },
      asForm: true,
      isIdempotent: true,
    })
  } catch (error) {
    if (isKnownError(error) && error.errorCode in sessionRefusals) return null
    if (error !== alreadyDone) throw error
  }
  // Signed out meanwhile, here or in another tab: the new token is nobody's.
  if (!isStored()) return null
  const tokens = store.get()
  const isLate = tokens.accessToken !== null && hasExpired(tokens.accessToken, clock.now())
  return isLate ? refresh(context, store, { refreshToken, unusable: tokens.accessToken }) : tokens
}

/**
 * Reads an answer in the form of RFC 6749 section 5.1, which is all that counts here; whether it is a
 * success is judged by who asked. Where it has no new refresh token, the given one stays.
 */
function readTokens(body: string, given: string): Tokens {
  const read = (name: string) => body.match(`"${name}": ?"([\\w.-]+)"`)?.[1]
  return { accessToken: read('access_token') ?? null, refreshToken: read('refresh_token') ?? given }
}
