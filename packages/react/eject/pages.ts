import type { HandlerUrls } from '@app/core'

/** A page of `Handler`, or a section of the account settings, that an app can take over. */
export interface EjectablePage {
  /** Its file below `src`, without the ending. */
  file: string
  /** The component in it. */
  component: string
  /** The address that leads to the app's own page; absent when nothing but the app leads there. */
  url?: keyof HandlerUrls
  /** Sends on who is signed in already, as `Handler` asks of it. */
  automaticRedirect?: true
  /** It is a section: its id in the account settings, `null` when each team has one. */
  section?: string | null
}

/** Every page that can be ejected, by its path below the handler. */
export const ejectablePages: Record<string, EjectablePage> = {
  'sign-in': {
    file: 'sign-in/sign-in',
    component: 'SignIn',
    url: 'signIn',
    automaticRedirect: true,
  },
  'sign-up': {
    file: 'sign-in/sign-up',
    component: 'SignUp',
    url: 'signUp',
    automaticRedirect: true,
  },
  'sign-out': { file: 'sign-in/sign-out', component: 'SignOut', url: 'signOut' },
  'forgot-password': {
    file: 'sign-in/password/forgot-password',
    component: 'ForgotPassword',
    url: 'forgotPassword',
  },
  'password-reset': {
    file: 'sign-in/password/password-reset',
    component: 'PasswordReset',
    url: 'passwordReset',
  },
  'email-verification': {
    file: 'sign-in/email-verification/email-verification',
    component: 'EmailVerification',
    url: 'emailVerification',
  },
  'magic-link-callback': {
    file: 'sign-in/magic-link-callback',
    component: 'MagicLinkCallback',
    url: 'magicLinkCallback',
  },
  'oauth-callback': {
    file: 'sign-in/oauth/oauth-callback',
    component: 'OAuthCallback',
    url: 'oauthCallback',
  },
  mfa: { file: 'sign-in/mfa', component: 'Mfa' },
  'team-invitation': {
    file: 'teams/team-invitation',
    component: 'TeamInvitation',
    url: 'teamInvitation',
  },
  'account-settings': {
    file: 'account-settings/account-settings',
    component: 'AccountSettings',
    url: 'accountSettings',
  },
  error: { file: 'handler/error', component: 'ErrorPage', url: 'error' },
  'account-settings/profile': {
    file: 'account-settings/profile',
    component: 'ProfileSection',
    section: 'profile',
  },
  'account-settings/auth': {
    file: 'account-settings/sign-in/auth',
    component: 'AuthSection',
    section: 'auth',
  },
  'account-settings/sessions': {
    file: 'account-settings/sessions',
    component: 'SessionsSection',
    section: 'sessions',
  },
  'account-settings/account': {
    file: 'account-settings/account',
    component: 'AccountSection',
    section: 'settings',
  },
  'account-settings/team': {
    file: 'teams/team',
    component: 'TeamSection',
    section: null,
  },
  'account-settings/team-creation': {
    file: 'teams/team-creation',
    component: 'TeamCreationSection',
    section: 'team-creation',
  },
}
