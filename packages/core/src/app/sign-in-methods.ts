import type { VerifyEmailError } from '../contact-channels/email-verification'
import type { KnownErrorOf } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import type { CliLoginError, CliLoginOptions, CliLoginRequest } from '../sign-in/cli'
import type { CodeRecipient } from '../sign-in/code-checks'
import type { MfaError, MfaOptions } from '../sign-in/mfa'
import { loadOAuth } from '../sign-in/oauth/load-oauth'
import type { OAuthSignInOptions } from '../sign-in/oauth/oauth'
import type { OAuthCallbackError } from '../sign-in/oauth/oauth-response'
import type { OAuthBrowserError, OAuthBrowserOptions } from '../sign-in/oauth/oauth-sign-in'
import type {
  EmailLinkOptions,
  MagicLinkSignInError,
  MagicLinkSignInOptions,
  SendMagicLinkError,
} from '../sign-in/otp'
import { loadPasskey } from '../sign-in/passkey/load-passkey'
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
import type {
  TeamInvitationDetails,
  TeamInvitationError,
  TeamInvitationPreview,
} from '../teams/accept-invitation'
import { loadCli, loadEmailLinks, loadSignIn } from './chunks'
import { PageRedirects } from './page-redirects'

/** Sign-in methods and the targets of email links. Their code is loaded on the first call. */
export abstract class SignInMethods extends PageRedirects {
  /**
   * Signs in with email and password, then redirects to `urls.afterSignIn`.
   *
   * @example
   * const result = await app.signInWithCredential({ email: 'ada@example.com', password: 'her own' })
   * if (result.status === 'error') console.log(result.error.errorCode)
   */
  async signInWithCredential(
    options: CredentialOptions,
  ): Promise<Result<undefined, CredentialSignInError>> {
    return (await loadSignIn()).signInWithCredential(this.context, options)
  }

  /**
   * Creates an account with email and password, signs in, then redirects to `urls.afterSignUp`.
   *
   * @example
   * const account = { email: 'ada@example.com', password: 'a long difference engine' }
   * const result = await app.signUpWithCredential({ ...account, displayName: 'Ada Lovelace' })
   */
  async signUpWithCredential(
    options: CredentialSignUpOptions,
  ): Promise<Result<undefined, CredentialSignUpError>> {
    return (await loadSignIn()).signUpWithCredential(this.context, options)
  }

  /**
   * Redirects to a provider, such as `'github'`, to sign in there. With `openBrowser`, signs in
   * with the browser of the device instead, for apps without a page, such as those built with React
   * Native: the sign-in completes within this call, and `callOAuthCallback` is not needed.
   *
   * @returns `false` if the user closed the browser.
   */
  signInWithOAuth(
    provider: string,
    options: OAuthBrowserOptions,
  ): Promise<Result<boolean, OAuthBrowserError>>
  /**
   * Redirects to a provider, such as `'github'`, to sign in there. The provider redirects back to
   * `urls.oauthCallback`, or to `urls.error`: with `errorCode=TERMS_NOT_ACCEPTED` if the account is new and
   * the project requires `acceptedTermsVersion`.
   */
  signInWithOAuth(provider: string, options?: OAuthSignInOptions): Promise<void>
  async signInWithOAuth(
    provider: string,
    options?: OAuthBrowserOptions | OAuthSignInOptions,
  ): Promise<unknown> {
    return (await loadOAuth()).signInWithOAuth(this.context, provider, options)
  }

  /**
   * Completes the sign-in on the page that a provider redirected back to, then redirects to the
   * target of that sign-in.
   *
   * @returns `false` if the current URL does not belong to a sign-in that started in this browser.
   */
  async callOAuthCallback(options?: CallOptions): Promise<Result<boolean, OAuthCallbackError>> {
    return (await loadOAuth()).callOAuthCallback(this.context, options)
  }

  /** Signs in with a passkey of this device, then redirects to `urls.afterSignIn`. */
  async signInWithPasskey(
    options?: PasskeySignInOptions,
  ): Promise<Result<undefined, PasskeySignInError>> {
    return (await loadPasskey()).signInWithPasskey(this.context, options)
  }

  /**
   * Completes a sign-in that resulted in `MultiFactorAuthenticationRequired`, with an
   * authentication code (`totp`) or a recovery code (`recoveryCode`), then redirects to the target
   * of that sign-in. After a wrong code another attempt is possible, also with the other kind of
   * code.
   *
   * @throws `KnownErrors.SchemaError` for a recovery code if the service does not support them.
   */
  async completeMfa(options: MfaOptions): Promise<Result<undefined, MfaError>> {
    return (await loadSignIn()).completeMfa(this.context, options)
  }

  /**
   * Sends an email with a magic link and a six-character code to sign in or up. The typed code
   * followed by the returned nonce is the complete code for `signInWithMagicLink`.
   */
  async sendMagicLinkEmail(
    email: string,
    options?: EmailLinkOptions,
  ): Promise<Result<{ nonce: string }, SendMagicLinkError>> {
    return (await loadSignIn()).sendMagicLinkEmail(this.context, email, options)
  }

  /**
   * Checks whether the code of a magic link is valid, without using it. Returns the address that the email was
   * sent to, for the page to show.
   */
  async verifyMagicLinkCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<CodeRecipient, VerificationCodeError>> {
    return (await loadEmailLinks()).checkCode(this.context, 'signIn', code, options)
  }

  /**
   * Signs in or up with the code of a magic link or email code, then redirects to
   * `urls.afterSignIn` or `urls.afterSignUp`. A new user gets `displayName` and `clientMetadata`. If the
   * project requires accepted terms, the code of a new user results in `TERMS_NOT_ACCEPTED` without
   * `acceptedTermsVersion`, and remains usable.
   */
  async signInWithMagicLink(
    code: string,
    options?: MagicLinkSignInOptions,
  ): Promise<Result<undefined, MagicLinkSignInError>> {
    return (await loadSignIn()).signInWithMagicLink(this.context, code, options)
  }

  /**
   * Sends an email with a link to reset the password. The result is the same for unknown addresses.
   */
  async sendForgotPasswordEmail(
    email: string,
    options?: EmailLinkOptions,
  ): Promise<Result<undefined, SendForgotPasswordError>> {
    return (await loadEmailLinks()).sendForgotPasswordEmail(this.context, email, options)
  }

  /**
   * Checks whether the code of a password reset email is valid, without using it. Returns the address
   * that the email was sent to, for the sign-in after the reset.
   */
  async verifyPasswordResetCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<CodeRecipient, VerificationCodeError>> {
    return (await loadEmailLinks()).checkCode(this.context, 'passwordReset', code, options)
  }

  /**
   * Sets a new password with the code of a password reset email. Revokes all sessions of the user
   * and does not sign in.
   */
  async resetPassword(
    options: ResetPasswordOptions,
  ): Promise<Result<undefined, ResetPasswordError>> {
    return (await loadEmailLinks()).resetPassword(this.context, options)
  }

  /**
   * Checks whether the code of a verification email is valid, without using it. Returns the address to
   * verify, for the page to show.
   */
  async verifyEmailVerificationCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<CodeRecipient, VerificationCodeError>> {
    return (await loadEmailLinks()).checkCode(this.context, 'verification', code, options)
  }

  /**
   * Verifies an email address with the code of a verification email. Works signed in or out, on any
   * device. An address that was added to an account with a verified address requires a sign-in to
   * that account (`EMAIL_VERIFICATION_REQUIRES_SIGN_IN`), as does every address while another user
   * is signed in.
   */
  async verifyEmail(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, VerifyEmailError>> {
    return (await loadEmailLinks()).verifyEmail(this.context, code, options)
  }

  /** Checks whether the code of a team invitation is valid, without accepting it. */
  async verifyTeamInvitationCode(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, VerificationCodeError>> {
    return (await loadEmailLinks()).verifyTeamInvitationCode(this.context, code, options)
  }

  /**
   * Fetches the content of an invitation, without accepting it, for a page that shows it: team,
   * inviter and invited address. Works signed in or out; a member of the team also gets a used or
   * expired invitation.
   *
   * @returns `null` in the result if the service does not support previews.
   */
  async getTeamInvitationPreview(
    code: string,
    options?: CallOptions,
  ): Promise<Result<TeamInvitationPreview | null, VerificationCodeError>> {
    return (await loadEmailLinks()).getTeamInvitationPreview(this.context, code, options)
  }

  /** Fetches the team of an invitation. Requires a signed-in user. */
  async getTeamInvitationDetails(
    code: string,
    options?: CallOptions,
  ): Promise<Result<TeamInvitationDetails, TeamInvitationError>> {
    return (await loadEmailLinks()).getTeamInvitationDetails(this.context, code, options)
  }

  /** Makes the signed-in user a member of the team of an invitation. */
  async acceptTeamInvitation(
    code: string,
    options?: CallOptions,
  ): Promise<Result<undefined, TeamInvitationError>> {
    return (await loadEmailLinks()).acceptTeamInvitation(this.context, code, options)
  }

  /**
   * Signs a command-line program in: its user confirms in a browser.
   *
   * @returns the refresh token; use `{ accessToken: null, refreshToken }` as a `tokenStore`.
   */
  async startCliLogin(
    options: CliLoginOptions,
  ): Promise<Result<{ refreshToken: string }, CliLoginError>> {
    return (await loadCli()).startCliLogin(this.context, options)
  }

  /**
   * Fetches details of the program that waits for this login code, to show before
   * {@link SignInMethods.confirmCliLogin}: the code to compare, and when and from where the sign-in
   * was started.
   *
   * @returns `null` if the code is used, expired or unknown.
   */
  async getCliLoginRequest(
    loginCode: string,
    options?: CallOptions,
  ): Promise<CliLoginRequest | null> {
    return (await loadCli()).getCliLoginRequest(this.context, loginCode, options)
  }

  /**
   * Signs the waiting program in as the user of this page. Ask the user first. The program gets its
   * own session, listed by `user.getActiveSessions()`.
   */
  async confirmCliLogin(
    loginCode: string,
    options?: CallOptions,
  ): Promise<Result<undefined, KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>> {
    return (await loadCli()).confirmCliLogin(this.context, loginCode, options)
  }
}
