import { ClientApp } from '../app/client-app'
import type { ClientAppOptions } from '../context/options'
import {
  accessCookie,
  accessSeconds,
  refreshCookie,
  refreshSeconds,
} from '../token-store/cookie-tokens'
import type { ServerUser, ServerUserCreateOptions } from '../users/server-user'

/** Options of `createUser`: those of `ServerApp.createUser`, with defaults. */
export interface TestUserOptions extends ServerUserCreateOptions {
  /** Address. @default one that no other user has */
  primaryEmail?: string | undefined
  /** Password. Without one, creating the user skips the work of hashing it. @default none */
  password?: string | undefined
  /** Whether the address is verified. @default true */
  primaryEmailVerified?: boolean | undefined
  /** Whether the user signs in with the address. @default true */
  primaryEmailAuthEnabled?: boolean | undefined
}

/** A user of a test project. */
export interface TestUser {
  /** Id. */
  readonly id: string
  /** Primary email. */
  readonly email: string
  /** The user as the app's server sees them. */
  readonly user: ServerUser
}

/** A cookie for a browser, as Playwright and others take it. */
export interface BrowserCookie {
  /** Name. */
  name: string
  /** Value, encoded for a header. */
  value: string
  /** URL of the site. */
  url: string
  /** Expiration time in seconds since the epoch. */
  expires: number
  /** Sent with navigations from other sites. */
  sameSite: 'Lax'
}

/** A context of a browser, such as `page.context()` of Playwright. */
export interface CookieContext {
  /** Adds cookies. */
  addCookies(cookies: BrowserCookie[]): Promise<void>
}

/** Creates a client app in which a user has a new session. */
export async function openSignedIn(
  user: ServerUser,
  options: ClientAppOptions<true>,
): Promise<ClientApp<true>> {
  const { accessToken, refreshToken } = await readNewTokens(user)
  return new ClientApp<true>({ ...options, tokenStore: { accessToken, refreshToken } })
}

/** Signs a user in to the site of a browser, by the cookies of the token store `'cookie'`. */
export async function addSessionCookies(
  context: CookieContext,
  user: ServerUser,
  { projectId, url, now }: { projectId: string; url: string; now: number },
): Promise<void> {
  const { accessToken, refreshToken } = await readNewTokens(user)
  const toCookie = (name: string, value: string, seconds: number): BrowserCookie => ({
    name,
    value: encodeURIComponent(value),
    url: new URL('/', url).href,
    expires: Math.floor(now / 1000) + seconds,
    sameSite: 'Lax',
  })
  await context.addCookies([
    toCookie(refreshCookie(projectId), refreshToken, refreshSeconds),
    toCookie(accessCookie, JSON.stringify([refreshToken, accessToken]), accessSeconds),
  ])
}

async function readNewTokens(user: ServerUser) {
  const session = await user.createSession()
  const { accessToken, refreshToken } = await session.getTokens()
  if (!accessToken || !refreshToken) throw new Error(`The new session of ${user.id} has ended.`)
  return { accessToken, refreshToken }
}
