import { readdirSync } from 'node:fs'
import type { PublishedModules } from '../../scripts/lib/publish-modules'

const languages = readdirSync('src/i18n/messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

function sources(...names: string[]): string[] {
  return names.map((name) => `src/${name}`)
}

/** Files that a page loads at first. Each is used as a whole or not at all. */
const first = {
  provider: sources(
    'app-provider.tsx',
    'hooks/use-user.ts',
    'hooks/use-user-state.ts',
    'hooks/use-resource.ts',
  ),
  messages: sources(
    'page/loading-status.tsx',
    'page/lazy.tsx',
    'theme/parts.ts',
    'ui/scope.tsx',
    'ui/icons.tsx',
    'lib/when-idle.ts',
    'lib/if-allowed.ts',
    'users/user-name.ts',
  ),
  // With what opens a menu: the user button and the members of a team need both.
  avatar: sources('users/user-avatar.tsx', 'menu/use-menu-button.ts'),
  'user-button': sources('user-button/user-button.tsx'),
  page: sources('page/page.tsx', 'i18n/load-page-texts.ts'),
  handler: sources('handler/handler.tsx'),
  reauthentication: sources('reauthentication/use-reauthentication.ts'),
  // With what the menus and the account settings share, neither of which needs the other.
  'team-icon': sources('teams/team-icon.tsx', 'users/address-to-verify.ts'),
  theme: sources('theme/theme-provider.tsx'),
  // With what menus, failures and forms share, none of which needs the others.
  card: sources(
    'page/message-card.tsx',
    'lib/use-countdown.ts',
    'ui/check-icon.tsx',
    'i18n/time-units.ts',
  ),
  'provider-names': sources('providers/provider-name.ts'),
  sections: sources(
    'account-settings/account.section.tsx',
    'account-settings/profile.section.tsx',
    'account-settings/sessions.section.tsx',
    'account-settings/sign-in/auth.section.tsx',
    'teams/team.section.tsx',
    'teams/team-creation.section.tsx',
    'account-settings/profile-image-editor.tsx',
  ),
  'single-components': sources(
    'handler/known-error-card.page.tsx',
    'handler/predefined-card.page.tsx',
    'sign-in/auth-page.tsx',
    'sign-in/standalone/buttons-without-page.tsx',
    'sign-in/standalone/forms-without-page.tsx',
    'teams/team-switcher.tsx',
  ),
}

/** Files that are loaded on demand. */
const later = {
  failure: sources('forms/failure-message.tsx', 'page/failure-card.tsx'),
  // With what all pages share, as most visitors see this page first.
  'sign-in': sources(
    'sign-in/sign-in.tsx',
    // Also for pages and settings that show no code step.
    'forms/resend.tsx',
    'lib/use-focus-on-mount.ts',
    'users/email-address.tsx',
  ),
  'sign-in-codes': sources(
    'sign-in/flow/email-code-step.tsx',
    'sign-in/flow/second-factor-step.tsx',
  ),
  // The page of an invitation notes it, which leads to the sign-in pages.
  'invitation-line': sources('sign-in/flow/invitation-text.tsx'),
  'sign-up-fields': sources(
    'sign-in/fields/sign-up-fields.tsx',
    'sign-in/terms/terms-box.tsx',
    'sign-in/terms/terms-step.tsx',
  ),
  'document-title': sources('page/document-title.ts'),
  'signed-in': sources('sign-in/flow/signed-in-content.tsx'),
  'recovery-code': sources(
    'forms/second-factor/recovery-code-form.tsx',
    'sign-in/flow/second-factor-end-card.tsx',
  ),
  'sign-up': sources(
    'sign-in/sign-up.tsx',
    'sign-in/password/forgot-password.tsx',
    'sign-in/standalone/standalone-buttons.tsx',
    'sign-in/standalone/standalone-forms.tsx',
    // Also for the account settings and re-authentication.
    'i18n/account-texts.ts',
    'i18n/age.ts',
    'forms/username-hint.tsx',
    'lib/recent-reauthentication.ts',
    'lib/use-refresh-on-return.ts',
    'reauthentication/sign-in-methods.ts',
    'teams/members/role-name.ts',
    'ui/dialog.tsx',
  ),
  'sign-in-steps': sources(
    'sign-in/password/password-reset.tsx',
    'sign-in/magic-link-callback.tsx',
    'sign-in/oauth/oauth-callback.tsx',
    'sign-in/mfa.tsx',
    'sign-in/email-verification/email-verification.tsx',
    'sign-in/sign-out.tsx',
    'teams/team-invitation.tsx',
    'sign-in/cli/cli-confirm.tsx',
    'sign-in/impersonation/impersonation.tsx',
    'handler/error.tsx',
    'handler/not-found.tsx',
    'handler/framed.tsx',
    'handler/known-error-card.tsx',
    'handler/predefined-card.tsx',
  ),
  'required-verification': sources('sign-in/email-verification/required-verification-content.tsx'),
  reauthenticate: sources('reauthentication/reauthenticate.tsx'),
  menus: sources(
    'user-button/user-menu.tsx',
    'teams/team-menu.tsx',
    'teams/members/member-menu.tsx',
    // Alone, it would divide what the user button loads at first.
    'sign-in/impersonation/impersonation-bar.tsx',
  ),
  'account-settings': sources(
    'account-settings/account-settings.tsx',
    'account-settings/account.tsx',
    'account-settings/profile.tsx',
    'account-settings/sessions.tsx',
    'account-settings/sign-in/auth.tsx',
    'account-settings/profile-picture.tsx',
    'teams/team.tsx',
    'teams/team-creation.tsx',
  ),
}

/** The ES modules of this package: one file for what loads together. */
export const modules: PublishedModules = {
  entries: { index: 'src/index.ts', parts: 'src/parts/index.ts' },
  files: {
    ...first,
    ...later,
    hints: sources('hints/hints.ts'),
    'localized-page': sources('parts/localized-page.tsx'),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`messages/${language}`, sources(`i18n/messages/${language}/main.ts`)],
        [`messages/${language}-pages`, sources(`i18n/messages/${language}/pages.ts`)],
        [`messages/${language}-account`, sources(`i18n/messages/${language}/account.ts`)],
      ]),
    ),
  },
  banner: "'use client'",
}
