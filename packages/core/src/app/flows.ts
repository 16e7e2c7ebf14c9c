import type { VerifyEmailError } from '../contact-channels/email-verification'
import type { Context } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import { onDemand } from '../lib/on-demand'
import type { Result } from '../lib/result'
import type { CliLoginError, CliLoginOptions, CliLoginRequest } from '../sign-in/cli'
import type { SignInOptions } from '../sign-in/finish-sign-in'
import type { MagicLinkSignInError, MailOptions, SendMagicLinkError } from '../sign-in/magic-link'
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

/** The ways in, and what mails lead to. Their code is loaded when it is first called. */
export class Flows {
  /**
   * Signs in by e-mail and password, then goes to `urls.afterSignIn`.
   *
   * @example
   * const result = await app.signInWithCredential({ email: 'ada@example.com', password: 'her own' })
   * if (result.status === 'error') console.log(result.error.errorCode)
   */
  declare readonly signInWithCredential: (
    options: CredentialOptions,
  ) => Promise<Result<undefined, CredentialSignInError>>

  /** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
  declare readonly signUpWithCredential: (
    options: CredentialSignUpOptions,
  ) => Promise<Result<undefined, CredentialSignUpError>>

  /** Goes to a provider, such as `'github'`, to sign in there. It leads back to `urls.oauthCallback`. */
  declare readonly signInWithOAuth: (provider: string) => Promise<void>

  /**
   * Completes a sign-in at a provider, on the page it led back to, then goes on to where that
   * sign-in would go.
   *
   * @returns `false` when the address is not that of a sign-in that began in this browser.
   */
  declare readonly callOAuthCallback: (
    options?: CallOptions,
  ) => Promise<Result<boolean, OAuthCallbackError>>

  /** Signs in by a passkey of this device, then goes to `urls.afterSignIn`. */
  declare readonly signInWithPasskey: (
    options?: PasskeySignInOptions,
  ) => Promise<Result<undefined, PasskeySignInError>>

  /**
   * Completes a sign-in that answered `MultiFactorAuthenticationRequired` by the code of an
   * authenticator app (`totp`) or by a recovery code (`recoveryCode`), then goes where that sign-in
   * would have gone. After a wrong code, another one or the other kind may be tried.
   *
   * @throws `KnownErrors.SchemaError` for a recovery code where the service has none.
   */
  declare readonly completeMfa: (options: MfaOptions) => Promise<Result<undefined, MfaError>>

  /**
   * Mails a link to sign in with, or up, and a code of six characters to type instead: the typed
   * code followed by the nonce is a whole code.
   */
  declare readonly sendMagicLinkEmail: (
    email: string,
    options?: MailOptions,
  ) => Promise<Result<{ nonce: string }, SendMagicLinkError>>

  /** Signs in, or up, by the code of a mail, then goes to `urls.afterSignIn` or `afterSignUp`. */
  declare readonly signInWithMagicLink: (
    code: string,
    options?: SignInOptions,
  ) => Promise<Result<undefined, MagicLinkSignInError>>

  /** Mails a link to reset a password. An address nobody has is answered the same. */
  declare readonly sendForgotPasswordEmail: (
    email: string,
    options?: MailOptions,
  ) => Promise<Result<undefined, SendForgotPasswordError>>

  /** Tells whether the code of a mail can still reset a password, without using it. */
  declare readonly verifyPasswordResetCode: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerificationCodeError>>

  /** Sets a new password by the code of a mail. All sessions of the user end; nobody is signed in. */
  declare readonly resetPassword: (
    options: ResetPasswordOptions,
  ) => Promise<Result<undefined, ResetPasswordError>>

  /**
   * Spends the code of a verification mail. Works signed in or out, on any device. An address that is added
   * to an account with a verified one needs a sign-in to that account
   * (`EMAIL_VERIFICATION_REQUIRES_SIGN_IN`), as does every address while another user is signed in.
   */
  declare readonly verifyEmail: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerifyEmailError>>

  /** Tells whether an invitation to a team can still be accepted, without accepting it. */
  declare readonly verifyTeamInvitationCode: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, VerificationCodeError>>

  /** Looks which team an invitation is for. Needs a signed-in user. */
  declare readonly getTeamInvitationDetails: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<TeamInvitationDetails, TeamInvitationError>>

  /** Makes the signed-in user a member of the team an invitation is for. */
  declare readonly acceptTeamInvitation: (
    code: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, TeamInvitationError>>

  /**
   * Signs a program on a command line in by a user who confirms it in a browser.
   *
   * @returns the refresh token: keep `{ accessToken: null, refreshToken }` as a `tokenStore`.
   */
  declare readonly startCliLogin: (
    options: CliLoginOptions,
  ) => Promise<Result<{ refreshToken: string }, CliLoginError>>

  /**
   * Describes the program that showed a link with this login code: the code to compare, and when and
   * from where it asked. Show them before {@link Flows.confirmCliLogin}.
   *
   * @returns `null` when the code lets no program in: it was used, has expired or never was one.
   */
  declare readonly getCliLoginRequest: (
    loginCode: string,
    options?: CallOptions,
  ) => Promise<CliLoginRequest | null>

  /**
   * Lets the program that showed a link with this code sign in as the user of this page. Ask the
   * user first. The program gets a session of its own, one of `user.getActiveSessions()`.
   */
  declare readonly confirmCliLogin: (
    loginCode: string,
    options?: CallOptions,
  ) => Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>>
}

/** Gives an app its flows. Not in a constructor, as its types would be public. */
export function addFlows(app: Flows, context: Context): void {
  for (const [name, load] of Object.entries(loaders)) {
    const flow = async (...args: unknown[]) => Reflect.get(await load(), name)(context, ...args)
    Reflect.set(app, name, flow)
  }
}
