import { ServiceError, TextError } from '../lib/errors'
import type { Caller, Context } from './context'
import type { Activity } from './limits/limits'
import type { Attempt } from './limits/rate-limit'

/** What counting needs of a request. */
export type LimitContext = Pick<Context, 'rateLimiter' | 'clientAddress'> & {
  caller: Pick<Caller, 'project' | 'access' | 'user'>
}

/** Whom an attempt is counted by, beside the address of the client. */
type Whose = Pick<Attempt, 'recipient'> & {
  /** @default whoever is signed in */
  account?: string
}

/**
 * Counts something that sends or creates.
 *
 * @throws {TextError} 429 with `Retry-After`.
 */
export async function limit(
  context: LimitContext,
  activity: Activity,
  whose?: Whose,
): Promise<void> {
  await context.rateLimiter.consume(activity, toAttempt(context, whose))
}

/**
 * Does something that guesses. Counted before it is looked at, so that guesses at the same moment
 * count too; a right one is taken back.
 *
 * @throws {TextError} 429 with `Retry-After`.
 */
export async function guess<T>(
  context: LimitContext,
  { activity, ...whose }: Whose & { activity: Activity },
  look: () => Promise<T>,
): Promise<T> {
  const attempt = toAttempt(context, whose)
  const counted = await context.rateLimiter.consume(activity, attempt)
  const forgive = () => context.rateLimiter.forgive(counted)
  let result: T
  try {
    result = await look()
  } catch (error) {
    if (isNoWrongGuess(error)) await forgive()
    throw error
  }
  await forgive()
  return result
}

function toAttempt({ caller, clientAddress }: LimitContext, whose: Whose = {}): Attempt {
  const { project, access, user } = caller
  return { project, access, address: clientAddress, account: user?.row.id, ...whose }
}

/** What was given was right, but is not all; or it was not looked at: busy, or over another limit. */
function isNoWrongGuess(error: unknown): boolean {
  return error instanceof ServiceError
    ? error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    : error instanceof TextError && [429, 503].includes(error.status)
}
