import type { HandlerUrls } from '@app/core'
import type { ComponentType } from 'react'
import type { LazyComponent } from '../page/lazy'
import type { QueryPageProps } from '../page/page-props'
import { SettingsSkeleton } from '../settings/settings-skeleton'
import {
  accountSettingsCode,
  cliConfirmCode,
  emailVerificationCode,
  errorCode,
  forgotPasswordCode,
  magicLinkCallbackCode,
  mfaCode,
  oauthCallbackCode,
  passwordResetCode,
  signInCode,
  signOutCode,
  signUpCode,
  teamInvitationCode,
} from './code'

/** A page of `Handler`. */
export interface PageEntry {
  code: LazyComponent<QueryPageProps & { automaticRedirect?: boolean }>
  /** Its key in `componentProps`. */
  name: string
  /** Where the app has a page of its own instead; absent when it cannot. */
  url?: keyof HandlerUrls
  /** How many fields its placeholder shows. */
  fields?: number
  /** Whether it needs nothing but user and project, which a server may hand over. */
  isInFirstHtml?: boolean
  /** Its placeholder, when it is no card. */
  Skeleton?: ComponentType
}

/** Every page by its path below `urls.handler`. */
export const pages = {
  'sign-in': { code: signInCode, name: 'SignIn', url: 'signIn', fields: 2, isInFirstHtml: true },
  'sign-up': { code: signUpCode, name: 'SignUp', url: 'signUp', fields: 3, isInFirstHtml: true },
  'sign-out': { code: signOutCode, name: 'SignOut', url: 'signOut' },
  'email-verification': {
    code: emailVerificationCode,
    name: 'EmailVerification',
    url: 'emailVerification',
  },
  error: { code: errorCode, name: 'ErrorPage', url: 'error' },
  'forgot-password': {
    code: forgotPasswordCode,
    name: 'ForgotPassword',
    url: 'forgotPassword',
    fields: 1,
    isInFirstHtml: true,
  },
  'password-reset': {
    code: passwordResetCode,
    name: 'PasswordReset',
    url: 'passwordReset',
    fields: 2,
  },
  'magic-link-callback': {
    code: magicLinkCallbackCode,
    name: 'MagicLinkCallback',
    url: 'magicLinkCallback',
  },
  'oauth-callback': { code: oauthCallbackCode, name: 'OAuthCallback', url: 'oauthCallback' },
  'team-invitation': { code: teamInvitationCode, name: 'TeamInvitation', url: 'teamInvitation' },
  'account-settings': {
    code: accountSettingsCode,
    name: 'AccountSettings',
    url: 'accountSettings',
    Skeleton: SettingsSkeleton,
  },
  'cli-auth-confirm': { code: cliConfirmCode, name: 'CliAuthConfirmation' },
  mfa: { code: mfaCode, name: 'Mfa', fields: 1 },
} satisfies Record<string, PageEntry>

/** Path of a page below `urls.handler`. */
export type PagePath = keyof typeof pages

/** Paths of these pages in other products. */
const synonyms: Record<string, PagePath> = {
  login: 'sign-in',
  register: 'sign-up',
}

/**
 * The page a path leads to, whatever its letter case and with or without its dashes; `isExact` when
 * it is spelt as in the table.
 */
export function findPage(path: string): { path: PagePath; isExact: boolean } | null {
  const letters = path.toLowerCase().replaceAll('-', '')
  const paths = Object.keys(pages) as PagePath[]
  const found =
    paths.find((known) => known.replaceAll('-', '') === letters) ??
    (Object.hasOwn(synonyms, letters) ? synonyms[letters] : undefined)
  return found ? { path: found, isExact: found === path } : null
}
