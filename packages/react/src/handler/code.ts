import { loadAccountTexts, loadBaseTexts, loadSignInTexts } from '../i18n/load-texts'
import { lazyWithMessages } from '../page/lazy'

// Code that is fetched when it is first shown, each a chunk of its own. Constants and not one object:
// reading a property may do anything, so a bundler would keep them all.

/** @see SignIn */
export const signInCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/sign-in')).SignIn,
  loadSignInTexts,
)

/** @see SignUp */
export const signUpCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/sign-up')).SignUp,
  loadSignInTexts,
)

/** @see SignOut */
export const signOutCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/sign-out')).SignOut,
  loadSignInTexts,
)

/** @see EmailVerification */
export const emailVerificationCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/email-verification/email-verification')).EmailVerification,
  loadSignInTexts,
)

/** @see ForgotPassword */
export const forgotPasswordCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/password/forgot-password')).ForgotPassword,
  loadSignInTexts,
)

/** @see PasswordReset */
export const passwordResetCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/password/password-reset')).PasswordReset,
  loadSignInTexts,
)

/** @see MagicLinkCallback */
export const magicLinkCallbackCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/magic-link-callback')).MagicLinkCallback,
  loadSignInTexts,
)

/** @see TeamInvitation */
export const teamInvitationCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../teams/team-invitation')).TeamInvitation,
  loadSignInTexts,
)

/** @see OAuthCallback */
export const oauthCallbackCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/oauth/oauth-callback')).OAuthCallback,
  loadSignInTexts,
)

/** @see CliAuthConfirm */
export const cliConfirmCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../cli/cli-confirm')).CliAuthConfirm,
  loadSignInTexts,
)

/** @see Mfa */
export const mfaCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/mfa')).Mfa,
  loadSignInTexts,
)

/** @see ErrorPage */
export const errorCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./error')).ErrorPage,
  loadSignInTexts,
)

/** @see KnownErrorCard */
export const knownErrorCardCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./known-error-card')).KnownErrorCard,
  loadSignInTexts,
)

/** @see PredefinedCard */
export const predefinedCardCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./predefined-card')).PredefinedCard,
  loadSignInTexts,
)

/** @see NotFound */
export const notFoundCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./not-found')).NotFound,
  loadBaseTexts,
)

/** @see Framed */
export const framedCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./framed')).Framed,
  loadBaseTexts,
)

/** @see SignInForm */
export const signInFormCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/standalone-forms')).StandaloneSignInForm,
  loadSignInTexts,
)

/** @see SignUpForm */
export const signUpFormCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/standalone-forms')).StandaloneSignUpForm,
  loadSignInTexts,
)

/** @see AccountSettings */
export const accountSettingsCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../account-settings/account-settings')).AccountSettings,
  loadAccountTexts,
)

/** @see OAuthButton */
export const oauthButtonCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/standalone-buttons')).OAuthButton,
  loadSignInTexts,
)

/** @see OAuthButtonGroup */
export const oauthButtonGroupCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/standalone-buttons')).OAuthButtonGroup,
  loadSignInTexts,
)

/** @see PasskeyButton */
export const passkeyButtonCode = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('../sign-in/standalone-buttons')).PasskeyButton,
  loadSignInTexts,
)
