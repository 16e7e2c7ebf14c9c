import type { ClientApp } from '../app/client-app'
import type { CallOptions } from '../lib/call-options'
import { ok, type Result } from '../lib/result'
import { requireAllMapped } from '../lib/total'
import { finishSignIn } from '../sign-in/finish-sign-in'
import { revokeOnService } from '../sign-in/finish-sign-out'
import { sendVerificationCode, type VerificationCodeError } from '../sign-in/verification-code'

/** An impersonation link, as its page shows it. */
export interface ImpersonationRequest {
  /** Id of the user to sign in as. */
  readonly userId: string
  /** Name of the user. */
  readonly displayName: string | null
  /** Primary email address of the user. */
  readonly primaryEmail: string | null
  /** Lifetime of the session in milliseconds. */
  readonly sessionExpiresInMillis: number
}

/** For view libraries: the page of an impersonation link. */
export interface ImpersonationCode {
  /** Fetches what a link does, without using it. */
  getImpersonationRequest(
    app: ClientApp<true>,
    code: string,
    options?: CallOptions,
  ): Promise<Result<ImpersonationRequest, VerificationCodeError>>
  /**
   * Signs in as the user of a link, then redirects to `urls.afterSignIn`. A session that is replaced is
   * revoked: it is not kept for later, because scripts of the page could use it during the impersonation.
   */
  startImpersonation(
    app: ClientApp<true>,
    code: string,
  ): Promise<Result<undefined, VerificationCodeError>>
}

/** @see ImpersonationCode */
export const getImpersonationRequest: ImpersonationCode['getImpersonationRequest'] = async (
  { context },
  code,
  { signal } = {},
) => {
  const result = await sendVerificationCode(code, () =>
    context.http.try('POST /auth/impersonation/sign-in/check-code', {
      body: { code },
      signal,
      isIdempotent: true,
    }),
  )
  if (result.status === 'error') return result
  const { user, session_expires_in_millis: sessionExpiresInMillis, ...rest } = result.data
  requireAllMapped(rest)
  const { id: userId, display_name: displayName, primary_email: primaryEmail, ...others } = user
  requireAllMapped(others)
  return ok({ userId, displayName, primaryEmail, sessionExpiresInMillis })
}

/** @see ImpersonationCode */
export const startImpersonation: ImpersonationCode['startImpersonation'] = async (
  { context },
  code,
) => {
  const store = context.findStore()
  const result = await sendVerificationCode(code, () =>
    context.http.try('POST /auth/impersonation/sign-in', { body: { code } }),
  )
  if (result.status === 'error') return result
  const replaced = context.findSession(store)
  const tokens = replaced.peek()
  // A separate session, because the store forgets the tokens. If the service cannot be reached, the
  // former session stays in the list of sessions.
  const former = tokens && context.sessionOf(tokens, replaced.sharedAs)
  if (former) await Promise.allSettled([revokeOnService(context, former)])
  return finishSignIn(context, store, result, {})
}
