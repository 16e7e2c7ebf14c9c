import type { Optional } from '../lib/optional'

/** URLs of the pages of an app: paths, or absolute URLs. */
export interface HandlerUrls {
  /** Base path of the pages. @default '/handler' */
  handler: string
  /** Sign-in page. */
  signIn: string
  /** Sign-up page. */
  signUp: string
  /** Page after sign-in. @default home */
  afterSignIn: string
  /** Page after sign-up. @default afterSignIn */
  afterSignUp: string
  /** Sign-out page. */
  signOut: string
  /** Page after sign-out. @default home */
  afterSignOut: string
  /** Target of links in verification emails. */
  emailVerification: string
  /** Target of links in password reset emails. */
  passwordReset: string
  /** Page that requests a password reset email. */
  forgotPassword: string
  /** Home page. @default '/' */
  home: string
  /** Page that providers redirect back to. */
  oauthCallback: string
  /** Target of magic links. */
  magicLinkCallback: string
  /** Account settings. */
  accountSettings: string
  /** Target of links in invitations. */
  teamInvitation: string
  /** Page for errors of provider sign-ins. */
  error: string
}

/** Name of a page that can be redirected to. */
export type PageName = Exclude<keyof HandlerUrls, 'handler'>

/** Adds the default URLs: pages of the handler lie below `handler`. */
export function resolveUrls(given: Optional<HandlerUrls> = {}): Readonly<HandlerUrls> {
  const { handler = '/handler', home = '/', afterSignIn = home } = given
  const defaults: HandlerUrls = {
    handler,
    home,
    afterSignIn,
    afterSignUp: afterSignIn,
    afterSignOut: home,
    signIn: `${handler}/sign-in`,
    signUp: `${handler}/sign-up`,
    signOut: `${handler}/sign-out`,
    emailVerification: `${handler}/email-verification`,
    passwordReset: `${handler}/password-reset`,
    forgotPassword: `${handler}/forgot-password`,
    oauthCallback: `${handler}/oauth-callback`,
    magicLinkCallback: `${handler}/magic-link-callback`,
    accountSettings: `${handler}/account-settings`,
    teamInvitation: `${handler}/team-invitation`,
    error: `${handler}/error`,
  }
  const chosen = Object.entries(given).filter(([, url]) => url !== undefined)
  return Object.freeze({ ...defaults, ...Object.fromEntries(chosen) })
}
