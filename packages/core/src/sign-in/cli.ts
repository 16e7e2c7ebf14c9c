import type { AppContext } from '../context/context'
import { HttpError } from '../errors/http-error'
import type { KnownErrorOf } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { NetworkError } from '../errors/network-error'
import type { CallOptions } from '../lib/call-options'
import { delay } from '../lib/delay'
import { done, failed, ok, type Result } from '../lib/result'
import { requireAllMapped } from '../lib/total'
import { untilDisposed } from '../lib/until-end'

/** Errors of a CLI sign-in. */
export type CliLoginError = KnownErrorOf<'INVALID_POLLING_CODE'>

/** Options of a CLI sign-in. */
export interface CliLoginOptions {
  /** Origin of the app on whose page the user confirms, such as `https://app.example.com`. */
  appUrl: string
  /**
   * Shows or opens the link, and shows the code for comparison, such as `ABCD-2345`.
   *
   * @default prints both
   */
  promptLink?: ((url: string, userCode: string) => unknown) | undefined
  /** Time to confirm, in milliseconds; at most 24 hours. @default two hours */
  expiresInMillis?: number | undefined
  /** Initial polling interval in milliseconds; grows to five times this value. @default 2000 */
  pollMs?: number | undefined
  /** Cancels the sign-in. */
  signal?: AbortSignal | undefined
}

/** A program that waits for its user to confirm, as shown on the confirmation page. */
export interface CliLoginRequest {
  /** Code to compare with that of the program (RFC 8628 section 3.3.1), such as `ABCD-2345`. */
  readonly userCode: string
  /** Time at which the program started the sign-in; `null` if the service does not report it. */
  readonly startedAt: Date | null
  /** IP address of the program; `null` if the service does not report it. */
  readonly address: string | null
}

/**
 * Signs a command-line program in: its user confirms in a browser.
 *
 * @returns the refresh token, for use in a `tokenStore`.
 */
export function startCliLogin(
  context: AppContext,
  { signal, ...options }: CliLoginOptions,
): Promise<Result<{ refreshToken: string }, CliLoginError>> {
  return untilDisposed(context.disposeSignal, signal, (signal) =>
    login(context, { ...options, signal }),
  )
}

async function login(
  context: AppContext,
  {
    appUrl,
    promptLink = print,
    expiresInMillis,
    pollMs = 2000,
    signal,
  }: CliLoginOptions & { signal: AbortSignal },
): Promise<Result<{ refreshToken: string }, CliLoginError>> {
  const { http, navigation } = context
  const started = await http.send('POST /auth/cli', {
    body: { expires_in_millis: expiresInMillis },
    signal,
  })
  const page = new URL(`${navigation.urls.handler.replace(/\/+$/, '')}/cli-auth-confirm`, appUrl)
  page.searchParams.set('login_code', started.login_code)
  await promptLink(page.href, toUserCode(started.login_code))

  for (let waitMs = pollMs; ; waitMs = Math.min(waitMs * 1.2, pollMs * 5)) {
    await delay(waitMs, signal)
    const response = await poll(context, started.polling_code, signal)
    if (response.status === 'error') return response
    const { status, refresh_token: refreshToken } = response.data
    if (refreshToken) return ok({ refreshToken })
    if (status === 'expired')
      return failed(await toCliLoginError('The sign-in was not confirmed in time.'))
    if (status === 'used')
      return failed(await toCliLoginError('The sign-in was already used by another program.'))
  }
}

/**
 * Fetches the details of the program that waits for a login code.
 *
 * @returns `null` if the code is used, expired or unknown.
 */
export async function getCliLoginRequest(
  { http }: AppContext,
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
    const { started_at_millis: startedAt, address, ...rest } = wire
    requireAllMapped(rest)
    return { userCode, startedAt: startedAt === null ? null : new Date(startedAt), address }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 400) return null
    // Services without this endpoint still support CLI sign-in.
    if (error.status === 404 || error.status === 405)
      return { userCode, startedAt: null, address: null }
    throw error
  }
}

/** Signs a waiting program in as the user of the page. */
export async function confirmCliLogin(
  { http, findSession, findStore }: AppContext,
  loginCode: string,
  { signal }: CallOptions = {},
): Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>> {
  const tokens = await findSession(findStore()).getTokens()
  if (!tokens?.refreshToken) {
    const error = await loadKnownError('USER_AUTHENTICATION_REQUIRED', 401, 'Sign in first.')
    // The class of this code has this type.
    return failed(error as KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>)
  }
  const body = { login_code: loginCode, refresh_token: tokens.refreshToken }
  await http.send('POST /auth/cli/complete', { body, signal })
  return done
}

/** Polls for the confirmation. A lost connection counts as "not yet". */
async function poll({ http }: AppContext, pollingCode: string, signal: AbortSignal | undefined) {
  try {
    return await http.try('POST /auth/cli/poll', { body: { polling_code: pollingCode }, signal })
  } catch (error) {
    if (error instanceof NetworkError) return ok({ status: 'waiting', refresh_token: undefined })
    throw error
  }
}

async function toCliLoginError(message: string): Promise<CliLoginError> {
  // The class of this code has this type.
  return (await loadKnownError('INVALID_POLLING_CODE', 400, message)) as CliLoginError
}

function print(url: string, userCode: string): void {
  console.log(`To sign in, open ${url}\nCheck that the page shows the code ${userCode}.`)
}

// Both sides know the login code. More than 180 bits of it stay secret.
const toUserCode = (loginCode: string) =>
  loginCode
    .slice(0, 8)
    .toUpperCase()
    .replace(/^.{4}(?=.)/, '$&-')
