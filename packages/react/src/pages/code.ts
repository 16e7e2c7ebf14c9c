import { codeOf } from '../components/lazy'
import { addTexts } from '../messages/texts'

// Code that is fetched when it is first shown, each a chunk of its own. Constants and not one object:
// reading a property may do anything, so a bundler would keep them all.

// A promise of its own, and not one more import of every page: bundlers may drop an import for its
// effects alone.
async function withTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded, { enSignIn }] = await Promise.all([page, import('../messages/en-sign-in')])
  addTexts(enSignIn)
  return loaded
}

/** @see SignIn */
export const signInCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./sign-in'))).SignIn,
)

/** @see SignUp */
export const signUpCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./sign-up'))).SignUp,
)

/** @see SignOut */
export const signOutCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./sign-out'))).SignOut,
)

/** @see EmailVerification */
export const emailVerificationCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./email-verification'))).EmailVerification,
)

/** @see ForgotPassword */
export const forgotPasswordCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./forgot-password'))).ForgotPassword,
)

/** @see PasswordReset */
export const passwordResetCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./password-reset'))).PasswordReset,
)

/** @see MagicLinkCallback */
export const magicLinkCallbackCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./magic-link-callback'))).MagicLinkCallback,
)

/** @see TeamInvitation */
export const teamInvitationCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./team-invitation'))).TeamInvitation,
)

/** @see OAuthCallback */
export const oauthCallbackCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./oauth-callback'))).OAuthCallback,
)

/** @see CliAuthConfirm */
export const cliConfirmCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./cli-confirm'))).CliAuthConfirm,
)

/** @see Mfa */
export const mfaCode = /* @__PURE__ */ codeOf(async () => (await withTexts(import('./mfa'))).Mfa)

/** @see ErrorPage */
export const errorCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./error'))).ErrorPage,
)

/** @see NotFound */
export const notFoundCode = /* @__PURE__ */ codeOf(
  async () => (await import('./not-found')).NotFound,
)

/** @see SignInForm */
export const signInFormCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('../components/bare-forms'))).BareSignInForm,
)

/** @see SignUpForm */
export const signUpFormCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('../components/bare-forms'))).BareSignUpForm,
)

/** @see AccountSettings */
export const accountSettingsCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('./account-settings/account-settings'))).AccountSettings,
)

/** @see OAuthButton */
export const oauthButtonCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('../components/bare-ways'))).OAuthButton,
)

/** @see OAuthButtonGroup */
export const oauthButtonGroupCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('../components/bare-ways'))).OAuthButtonGroup,
)

/** @see PasskeyButton */
export const passkeyButtonCode = /* @__PURE__ */ codeOf(
  async () => (await withTexts(import('../components/bare-ways'))).PasskeyButton,
)
