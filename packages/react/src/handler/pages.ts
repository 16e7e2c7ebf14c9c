import { accountSettingsPage } from '../account-settings/account-settings.page'
import { cliAuthConfirmPage } from '../sign-in/cli/cli-confirm.page'
import { emailVerificationPage } from '../sign-in/email-verification/email-verification.page'
import { impersonationPage } from '../sign-in/impersonation/impersonation.page'
import { magicLinkCallbackPage } from '../sign-in/magic-link-callback.page'
import { mfaPage } from '../sign-in/mfa.page'
import { oauthCallbackPage } from '../sign-in/oauth/oauth-callback.page'
import { forgotPasswordPage } from '../sign-in/password/forgot-password.page'
import { passwordResetPage } from '../sign-in/password/password-reset.page'
import { signInPage } from '../sign-in/sign-in.page'
import { signOutPage } from '../sign-in/sign-out.page'
import { signUpPage } from '../sign-in/sign-up.page'
import { teamInvitationPage } from '../teams/team-invitation.page'
import { errorPage } from './error.page'

/** Every page of `Handler`. */
export const pages = [
  signInPage,
  signUpPage,
  signOutPage,
  emailVerificationPage,
  errorPage,
  forgotPasswordPage,
  passwordResetPage,
  magicLinkCallbackPage,
  oauthCallbackPage,
  teamInvitationPage,
  accountSettingsPage,
  cliAuthConfirmPage,
  impersonationPage,
  mfaPage,
] as const

/** A page of `Handler`. */
export type HandlerPage = (typeof pages)[number]

/** Names of pages in other products. */
const synonyms: Record<string, string> = {
  login: 'sign-in',
  register: 'sign-up',
}

/**
 * Finds the page for a path, ignoring case and dashes; `isExact` if the path is spelled as in its
 * definition.
 */
export function findPage(path: string): { page: HandlerPage; isExact: boolean } | null {
  const letters = path.toLowerCase().replaceAll('-', '')
  const synonym = Object.hasOwn(synonyms, letters) ? synonyms[letters] : undefined
  const page = pages.find(
    (known) => known.path?.replaceAll('-', '') === letters || known.path === synonym,
  )
  return page ? { page, isExact: page.path === path } : null
}
