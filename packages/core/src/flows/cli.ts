import type { Context } from '../apps/context'
import type { KnownErrorOf } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { NetworkError } from '../errors/network-error'
import { delay } from '../lib/delay'
import { done, failed, ok, type Result } from '../lib/result'
import { untilEnd } from '../lib/until-end'

/** What a program on a command line can get instead of a session. */
export type CliLoginError = KnownErrorOf<'INVALID_POLLING_CODE'>

/** How a program on a command line signs in. */
export interface CliLoginOptions {
  /** The site on whose page the user confirms, such as `https://app.example.com`. */
  appUrl: string
  /** Shows the link, or opens it. @default prints it */
  promptLink?: (url: string) => unknown
  /** Time to confirm, in milliseconds; at most 24 hours. @default two hours */
  expiresInMillis?: number
  /** First wait between two looks, in milliseconds; it grows to five times as much. @default 2000 */
  pollMs?: number
  signal?: AbortSignal
}

/**
 * Signs a program in by somebody who confirms it in a browser.
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
  await promptLink(page.href)

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

/** Lets a program sign in as the user of the page. Its session is theirs: one sign-out ends both. */
export async function confirmCliLogin(
  { http, findSession, findStore }: Context,
  loginCode: string,
  { signal }: { signal?: AbortSignal } = {},
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

function print(url: string): void {
  console.log(`To sign in, open ${url}`)
}
