/** Where the pages of an app are. */
export interface HandlerUrls {
  /** Folder of the pages below. @default '/handler' */
  handler: string
  signIn: string
  signUp: string
  /** @default home */
  afterSignIn: string
  /** @default afterSignIn */
  afterSignUp: string
  signOut: string
  /** @default home */
  afterSignOut: string
  emailVerification: string
  passwordReset: string
  forgotPassword: string
  /** @default '/' */
  home: string
  oauthCallback: string
  magicLinkCallback: string
  accountSettings: string
  teamInvitation: string
  error: string
}

/** A page that can be redirected to. */
export type PageName = Exclude<keyof HandlerUrls, 'handler'>

/** Fills in the defaults of contract/sdk.md section 20.1. */
export function resolveUrls(given: Partial<HandlerUrls> = {}): Readonly<HandlerUrls> {
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
