import type { Context } from '../context/context'
import { HttpError } from '../errors/http-error'
import type { KnownErrorOf } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { NetworkError } from '../errors/network-error'
import type { CallOptions } from '../lib/call-options'
import { delay } from '../lib/delay'
import { done, failed, ok, type Result } from '../lib/result'
import { untilEnd } from '../lib/until-end'

/** What a program on a command line can get instead of a session. */
export type CliLoginError = KnownErrorOf<'INVALID_POLLING_CODE'>

/** How a program on a command line signs in. */
export interface CliLoginOptions {
  /** The site on whose page the user confirms, such as `https://app.example.com`. */
  appUrl: string
  /**
   * Shows the link, or opens it, and shows the code that the page shows too, as `ABCD-2345`.
   *
   * @default prints both
   */
  promptLink?: (url: string, userCode: string) => unknown
  /** Time to confirm, in milliseconds; at most 24 hours. @default two hours */
  expiresInMillis?: number
  /** First wait between two looks, in milliseconds; it grows to five times as much. @default 2000 */
  pollMs?: number
  signal?: AbortSignal
}

/** A program that waits to be let in, as the page where its user confirms it describes it. */
export interface CliLoginRequest {
  /** Code the program shows too (RFC 8628 section 3.3.1), as `ABCD-2345`. */
  readonly userCode: string
  /** When the program began. `null` on services that do not tell. */
  readonly startedAt: Date | null
  /** Address the program asked from. `null` on services that do not tell. */
  readonly address: string | null
}

/**
 * Signs a program in by a user who confirms it in a browser.
 *
 * @returns the refresh token, which is a `tokenStore` for the next time.
 */
export function startCliLogin(
  context: Context,
  { signal, ...options }: CliLoginOptions,
): Promise<Result<{ refreshToken: string }, CliLoginError>> {
  return untilEnd(context.life, signal, (signal) => login(context, { ...options, signal }))
}

async function login(
  context: Context,
  {
    appUrl,
    promptLink = print,
    expiresInMillis,
    pollMs = 2000,
    signal,
  }: CliLoginOptions & { signal: AbortSignal },
): Promise<Result<{ refreshToken: string }, CliLoginError>> {
  const { http, navigation } = context
  const begun = await http.send('POST /auth/cli', {
    body: { expires_in_millis: expiresInMillis },
    signal,
  })
  const page = new URL(`${navigation.urls.handler}/cli-auth-confirm`, appUrl)
  page.searchParams.set('login_code', begun.login_code)
  await promptLink(page.href, toUserCode(begun.login_code))

  for (let waitMs = pollMs; ; waitMs = Math.min(waitMs * 1.2, pollMs * 5)) {
    await delay(waitMs, signal)
    const answer = await poll(context, begun.polling_code, signal)
    if (answer.status === 'error') return answer
    const { status, refresh_token: refreshToken } = answer.data
    if (refreshToken) return ok({ refreshToken })
    if (status === 'expired') return failed(await toCliLoginError('Nobody confirmed it in time.'))
    if (status === 'used') return failed(await toCliLoginError('Another program took the sign-in.'))
  }
}

/**
 * Describes the program behind a login code.
 *
 * @returns `null` when the code lets no program in: it was used, has expired or never was one.
 */
export async function getCliLoginRequest(
  { http }: Context,
  loginCode: string,
  { signal }: CallOptions = {},
): Promise<CliLoginRequest | null> {
  const userCode = toUserCode(loginCode)
  try {
    const wire = await http.send('POST /auth/cli/complete/details', {
      body: { login_code: loginCode },
      signal,
      isIdempotent: true,
    })
    const { started_at_millis: startedAt, address } = wire
    return { userCode, startedAt: startedAt === null ? null : new Date(startedAt), address }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 400) return null
    // The endpoint is no part of the contract: other services let programs in without it.
    if (error.status === 404 || error.status === 405)
      return { userCode, startedAt: null, address: null }
    throw error
  }
}

/** Lets a program sign in as the user of the page. */
export async function confirmCliLogin(
  { http, findSession, findStore }: Context,
  loginCode: string,
  { signal }: CallOptions = {},
): Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>> {
  const tokens = await findSession(findStore()).getTokens()
  if (!tokens?.refreshToken) {
    const error = await loadKnownError('USER_AUTHENTICATION_REQUIRED', 401, 'Sign in first.')
    // The class of the code has this shape.
    return failed(error as KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>)
  }
  const body = { login_code: loginCode, refresh_token: tokens.refreshToken }
  await http.send('POST /auth/cli/complete', { body, signal })
  return done
}

/** Looks whether somebody confirmed. A lost connection counts as "not yet". */
async function poll({ http }: Context, pollingCode: string, signal: AbortSignal | undefined) {
  try {
    return await http.try('POST /auth/cli/poll', { body: { polling_code: pollingCode }, signal })
  } catch (error) {
    if (error instanceof NetworkError) return ok({ status: 'waiting', refresh_token: undefined })
    throw error
  }
}

async function toCliLoginError(message: string): Promise<CliLoginError> {
  // The class of the code has this shape.
  return (await loadKnownError('INVALID_POLLING_CODE', 400, message)) as CliLoginError
}

function print(url: string, userCode: string): void {
  console.log(`To sign in, open ${url}\nThe page shows the code ${userCode}.`)
}

// Both sides have the login code. The letters shown leave more than 180 bits of it secret.
const toUserCode = (loginCode: string) =>
  loginCode
    .slice(0, 8)
    .toUpperCase()
    .replace(/^.{4}(?=.)/, '$&-')
