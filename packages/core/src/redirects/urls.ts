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

/** Pages of the handler, whose paths are their names in kebab case. */
const handlerPages = [
  'signIn',
  'signUp',
  'signOut',
  'emailVerification',
  'passwordReset',
  'forgotPassword',
  'oauthCallback',
  'magicLinkCallback',
  'accountSettings',
  'teamInvitation',
  'error',
] as const

/** Adds the default URLs: pages of the handler lie below `handler`, which may end with a slash. */
export function resolveUrls(given: Optional<HandlerUrls> = {}): Readonly<HandlerUrls> {
  const { handler = '/handler', home = '/', afterSignIn = home } = given
  const pages = handlerPages.map((name) => {
    const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [name, `${handler.replace(/\/+$/, '')}/${path}`]
  })
  const chosen = Object.entries(given).filter(([, url]) => url !== undefined)
  return Object.freeze({
    handler,
    home,
    afterSignIn,
    afterSignUp: afterSignIn,
    afterSignOut: home,
    ...(Object.fromEntries(pages) as Record<(typeof handlerPages)[number], string>),
    ...Object.fromEntries(chosen),
  })
}
