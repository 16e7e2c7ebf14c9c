import type { SentErrorCode } from '@app/contract/known-errors'
import { DomainError, ServiceError } from '../lib/errors'
import type { Caller, Context } from './context'
import { TextError } from './errors/text-error'
import type { Activity } from './limits/limits'
import type { Attempt } from './limits/rate-limit'

/** Parts of the context needed for rate limits. */
export type LimitContext = Pick<Context, 'rateLimiter' | 'clientAddress'> & {
  caller: Pick<Caller, 'project' | 'access' | 'user'>
}

/** Keys of an attempt, in addition to the address of the client. */
type AttemptKeys = Pick<Attempt, 'recipient'> & {
  /** @default The signed-in user. */
  account?: string
}

/**
 * Counts an action that sends or creates something.
 *
 * @throws {TextError} 429 with `Retry-After`.
 */
export async function limit(
  context: LimitContext,
  activity: Activity,
  keys?: AttemptKeys,
): Promise<void> {
  await context.rateLimiter.consume(activity, toAttempt(context, keys))
}

/**
 * Runs a rate-limited credential check. The attempt is counted before the check, so that concurrent
 * attempts count, and a successful one is taken back.
 *
 * @throws {TextError} 429 with `Retry-After`.
 */
export async function checkCredential<T>(
  context: LimitContext,
  { activity, ...keys }: AttemptKeys & { activity: Activity },
  check: () => Promise<T>,
): Promise<T> {
  const attempt = toAttempt(context, keys)
  const counted = await context.rateLimiter.consume(activity, attempt)
  const forgive = () => context.rateLimiter.forgive(counted)
  let result: T
  try {
    result = await check()
  } catch (error) {
    if (isNoWrongGuess(error)) await forgive()
    throw error
  }
  await forgive()
  return result
}

function toAttempt({ caller, clientAddress }: LimitContext, keys: AttemptKeys = {}): Attempt {
  const { project, access, user } = caller
  return { project, access, address: clientAddress, account: user?.row.id, ...keys }
}

/** Errors of credentials that were correct. */
const refusals: SentErrorCode[] = [
  'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  'TERMS_NOT_ACCEPTED',
  'USER_BANNED',
]

/**
 * Returns whether the credential was correct but not sufficient, or was not checked because of load
 * or another limit.
 */
function isNoWrongGuess(error: unknown): boolean {
  return error instanceof ServiceError ? refusals.includes(error.code) : isNotChecked(error)
}

function isNotChecked(error: unknown): boolean {
  if (error instanceof DomainError) return error.kind === 'unavailable'
  return error instanceof TextError && [429, 503].includes(error.status)
}
