import type { VerifyEmailError } from '../contact-channels/email-verification'
import type { Context } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import { onDemand } from '../lib/on-demand'
import type { Result } from '../lib/result'
import type { CliLoginError, CliLoginOptions, CliLoginRequest } from '../sign-in/cli'
import type { SignInOptions } from '../sign-in/finish-sign-in'
import type {
  EmailLinkOptions,
  MagicLinkSignInError,
  SendMagicLinkError,
} from '../sign-in/magic-link'
import type { MfaError, MfaOptions } from '../sign-in/mfa'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { OAuthCallbackError } from '../sign-in/oauth/oauth-response'
import type { PasskeySignInError, PasskeySignInOptions } from '../sign-in/passkey/passkey'
import type {
  CredentialOptions,
  CredentialSignInError,
  CredentialSignUpError,
  CredentialSignUpOptions,
} from '../sign-in/password/password'
import type {
  ResetPasswordError,
  ResetPasswordOptions,
  SendForgotPasswordError,
} from '../sign-in/password/password-reset'
import type { VerificationCodeError } from '../sign-in/verification-code'
import type { TeamInvitationDetails, TeamInvitationError } from '../teams/accept-invitation'
import { loadSignInPages } from './load-sign-in-pages'

type Loaders = {
  [Name in keyof Flows]: () => Promise<{
    [Flow in Name]: (context: Context, ...args: Parameters<Flows[Name]>) => ReturnType<Flows[Name]>
  }>
}

const cli = onDemand(() => import('../sign-in/cli'))
const codes = onDemand(() => import('./codes'))
const oauthCallback = onDemand(() => import('../sign-in/oauth/oauth-callback'))
const passkey = onDemand(() => import('../sign-in/passkey/passkey'))

// Most pages call none of them.
const loaders: Loaders = {
  signInWithCredential: loadSignInPages,
  signUpWithCredential: loadSignInPages,
  signInWithOAuth: loadOAuth,
  callOAuthCallback: oauthCallback,
  signInWithPasskey: passkey,
  completeMfa: codes,
  sendMagicLinkEmail: codes,
  signInWithMagicLink: codes,
  sendForgotPasswordEmail: codes,
  verifyPasswordResetCode: codes,
  resetPassword: codes,
  verifyEmail: codes,
  verifyTeamInvitationCode: codes,
  getTeamInvitationDetails: codes,
  acceptTeamInvitation: codes,
  startCliLogin: cli,
  getCliLoginRequest: cli,
  confirmCliLogin: cli,
}

/** Sign-in methods and the targets of email links. Their code is loaded on the first call. */
export class Flows {
  /**
   * Signs in with email and password, then redirects to `urls.afterSignIn`.
   *
   * @example
   * const result = await app.signInWithCredential({ email: 'ada@example.com', password: 'her own' })
   * if (result.status === 'error') console.log(result.error.errorCode)
   */
  declare readonly signInWithCredential: (
    options: CredentialOptions,
  ) => Promise<Result<undefined, CredentialSignInError>>

  /** Creates an account with email and password, signs in, then redirects to `urls.afterSignUp`. */
  declare readonly signUpWithCredential: (
    options: CredentialSignUpOptions,
  ) => Promise<Result<undefined, CredentialSignUpError>>

  /**
   * Redirects to a provider, such as `'github'`, to sign in there. The provider redirects back to
   * `urls.oauthCallback`.
   */
  declare readonly signInWithOAuth: (provider: string) => Promise<void>

  /**
   * Completes the sign-in on the page that a provider redirected back to, then redirects to the
   * target of that sign-in.
   *
   * @returns `false` if the current URL does not belong to a sign-in that started in this browser.
   */
  declare readonly callOAuthCallback: (
    options?: CallOptions,
  ) => Promise<Result<boolean, OAuthCallbackError>>

  /** Signs in with a passkey of this device, then redirects to `urls.afterSignIn`. */
  declare readonly signInWithPasskey: (
    options?: PasskeySignInOptions,
  ) => Promise<Result<undefined, PasskeySignInError>>

  /**
   * Completes a sign-in that resulted in `MultiFactorAuthenticationRequired`, with an
   * authentication code (`totp`) or a recovery code (`recoveryCode`), then redirects to the target
   * of that sign-in. After a wrong code another attempt is possible, also with the other kind of
   * code.
   *
   * @throws `KnownErrors.SchemaError` for a recovery code if the service does not support them.
   */
  declare readonly completeMfa: (options: MfaOptions) => Promise<Result<undefined, MfaError>>

  /**
   * Sends an email with a magic link and a six-character code to sign in or up. The typed code
   * followed by the returned nonce is the complete code for `signInWithMagicLink`.
   */
  declare readonly sendMagicLinkEmail: (
    email: string,
    options?: EmailLinkOptions,
  ) => Promise<Result<{ nonce: string }, SendMagicLinkError>>

  /**
   * Signs in or up with the code of a magic link or email code, then redirects to
   * `urls.afterSignIn` or `urls.afterSignUp`.
   */
  declare readonly signInWithMagicLink: (
    code: string,
    options?: SignInOptions,
  ) => Promise<Result<undefined, MagicLinkSignInError>>

  /**
   * Sends an email with a link to reset the password. The result is the same for unknown addresses.
   */
  declare readonly sendForgotPasswordEmail: (
    email: string,
    options?: EmailLinkOptions,
  ) => Promise<Result<undefined, SendForgotPasswordError>>

  /** Checks whether the code of a password reset email is valid, without using it. */
  declare readonly verifyPasswordResetCode: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerificationCodeError>>

  /**
   * Sets a new password with the code of a password reset email. Revokes all sessions of the user
   * and does not sign in.
   */
  declare readonly resetPassword: (
    options: ResetPasswordOptions,
  ) => Promise<Result<undefined, ResetPasswordError>>

  /**
   * Verifies an email address with the code of a verification email. Works signed in or out, on any
   * device. An address that was added to an account with a verified address requires a sign-in to
   * that account (`EMAIL_VERIFICATION_REQUIRES_SIGN_IN`), as does every address while another user
   * is signed in.
   */
  declare readonly verifyEmail: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerifyEmailError>>

  /** Checks whether the code of a team invitation is valid, without accepting it. */
  declare readonly verifyTeamInvitationCode: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerificationCodeError>>

  /** Fetches the team of an invitation. Requires a signed-in user. */
  declare readonly getTeamInvitationDetails: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<TeamInvitationDetails, TeamInvitationError>>

  /** Makes the signed-in user a member of the team of an invitation. */
  declare readonly acceptTeamInvitation: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, TeamInvitationError>>

  /**
   * Signs a command-line program in: its user confirms in a browser.
   *
   * @returns the refresh token; use `{ accessToken: null, refreshToken }` as a `tokenStore`.
   */
  declare readonly startCliLogin: (
    options: CliLoginOptions,
  ) => Promise<Result<{ refreshToken: string }, CliLoginError>>

  /**
   * Fetches details of the program that waits for this login code, to show before {@link
   * Flows.confirmCliLogin}: the code to compare, and when and from where the program started.
   *
   * @returns `null` if the code is used, expired or unknown.
   */
  declare readonly getCliLoginRequest: (
    loginCode: string,
    options?: CallOptions,
  ) => Promise<CliLoginRequest | null>

  /**
   * Signs the waiting program in as the user of this page. Ask the user first. The program gets its
   * own session, listed by `user.getActiveSessions()`.
   */
  declare readonly confirmCliLogin: (
    loginCode: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>>
}

/** Adds the methods to an app. Not in a constructor, whose parameter types would be public. */
export function addFlows(app: Flows, context: Context): void {
  for (const [name, load] of Object.entries(loaders)) {
    const flow = async (...args: unknown[]) => Reflect.get(await load(), name)(context, ...args)
    Reflect.set(app, name, flow)
  }
}
