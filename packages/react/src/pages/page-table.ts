import type { HandlerUrls } from '@app/core'
import { type Code, codeOf } from '../components/lazy'
import type { QueryPageProps } from './page-props'

/** A page of `Handler`. */
export interface PageEntry {
  code: Code<QueryPageProps & { automaticRedirect?: boolean }>
  /** Its key in `componentProps`. */
  name: string
  /** Where the app has a page of its own instead; absent when it cannot. */
  url?: keyof HandlerUrls
  /** How many fields its placeholder shows. */
  fields?: number
}

const notAvailable = codeOf(async () => (await import('./not-available')).NotAvailable)

/** The page for a path without a page. */
export const notFound = codeOf(async () => (await import('./not-found')).NotFound)

/** Every page by its path below `urls.handler`. Each is a chunk of its own. */
export const pages = {
  'sign-in': {
    code: codeOf(async () => (await import('./sign-in')).SignIn),
    name: 'SignIn',
    url: 'signIn',
    fields: 2,
  },
  'sign-up': {
    code: codeOf(async () => (await import('./sign-up')).SignUp),
    name: 'SignUp',
    url: 'signUp',
    fields: 3,
  },
  'sign-out': {
    code: codeOf(async () => (await import('./sign-out')).SignOut),
    name: 'SignOut',
    url: 'signOut',
  },
  'email-verification': {
    code: codeOf(async () => (await import('./email-verification')).EmailVerification),
    name: 'EmailVerification',
    url: 'emailVerification',
  },
  error: {
    code: codeOf(async () => (await import('./error')).ErrorPage),
    name: 'ErrorPage',
    url: 'error',
  },
  'forgot-password': { code: notAvailable, name: 'ForgotPassword', url: 'forgotPassword' },
  'password-reset': { code: notAvailable, name: 'PasswordReset', url: 'passwordReset' },
  'magic-link-callback': {
    code: notAvailable,
    name: 'MagicLinkCallback',
    url: 'magicLinkCallback',
  },
  'oauth-callback': { code: notAvailable, name: 'OAuthCallback', url: 'oauthCallback' },
  'team-invitation': { code: notAvailable, name: 'TeamInvitation', url: 'teamInvitation' },
  'account-settings': { code: notAvailable, name: 'AccountSettings', url: 'accountSettings' },
  'cli-auth-confirm': { code: notAvailable, name: 'CliAuthConfirmation' },
  mfa: { code: notAvailable, name: 'Mfa' },
} satisfies Record<string, PageEntry>

/** Path of a page below `urls.handler`. */
export type PagePath = keyof typeof pages

// `signin`, `emailverification` and the like, and the words other products use.
const aliases = new Map<string, PagePath>([
  ['log-in', 'sign-in'],
  ['login', 'sign-in'],
  ['register', 'sign-up'],
  ...(Object.keys(pages) as PagePath[]).map((path) => [path.replaceAll('-', ''), path] as const),
])

/** The page a path leads to, whatever its letter case; `isExact` when it is spelt as in the table. */
export function findPage(path: string): { path: PagePath; isExact: boolean } | null {
  const lower = path.toLowerCase()
  const found = Object.hasOwn(pages, lower) ? (lower as PagePath) : aliases.get(lower)
  return found ? { path: found, isExact: found === path } : null
}
