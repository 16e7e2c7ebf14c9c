import { isBrowser } from '../lib/is-browser'

/** What a document offers to read and write cookies. */
export interface CookieJar {
  /** Reads all cookies as `a=1; b=2`; assigning writes one. */
  cookie: string
}

/** How the token store `'cookie'` writes. */
export interface CookieOptions {
  /** Parent domain whose sites share a sign-in, such as `example.com`. @default this host only */
  domain?: string
  /**
   * Sends cookies over TLS only. Another page without TLS keeps its cookies by `false` alone.
   *
   * @default true, except on http://localhost
   */
  secure?: boolean
  /**
   * `'memory'`: the access token stays in the page. Nothing but the page can use it, every page load
   * renews it, and the site's own server has to as well.
   *
   * @default 'cookie'
   */
  accessToken?: 'cookie' | 'memory'
}

/** Cookies by name, wherever they are kept. */
export interface Cookies {
  get(name: string): string | null | undefined
  /** Writes one for the whole site, or deletes it when its value is `null`. */
  set(name: string, value: string | null, maxAgeSeconds: number): void
}

/** The cookies of a document. */
export function inJar(jar: CookieJar, options?: CookieOptions): Cookies {
  return {
    get: (name) => findCookie(jar.cookie, name),
    set: (name, value, maxAgeSeconds) => writeCookie(jar, name, value, maxAgeSeconds, options),
  }
}

/** Where cookies are read and written; `undefined` outside a page. */
export function findJar({ cookieJar }: { cookieJar?: CookieJar }): CookieJar | undefined {
  return cookieJar ?? (isBrowser() ? document : undefined)
}

/**
 * The value of a cookie in the text of a `Cookie` header or of `document.cookie`. Only the escapes
 * our own values can have are undone, so a foreign value cannot break anything.
 */
export function findCookie(text: string, name: string): string {
  const pair = text.split(/; */).find((pair) => pair.startsWith(`${name}=`)) ?? ''
  return pair.slice(name.length + 1).replace(/%[2-7][\dA-F]/gi, decodeURIComponent)
}

// What is sent to localhost never leaves the device.
const mustBeSecure = /^http(s|:..(?!([^/]*\.)?localhost[:/]|127\.|\[::1))/

/** Writes a cookie for the whole site, or deletes it when its value is `null`. */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
  { domain, secure = mustBeSecure.test(globalThis.location?.href ?? '') }: CookieOptions = {},
): void {
  // Brackets stay, as in js-cookie, which earlier versions wrote and read with.
  const text = encodeURIComponent(value ?? '').replace(/%5[BD]/g, decodeURIComponent)
  const write = (text: string, seconds: number, place: string) => {
    jar.cookie = `${name}=${text}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}${place}`
  }
  // One of this host alone would hide the shared one.
  if (domain) write('', 0, '')
  write(text, value === null ? 0 : maxAgeSeconds, domain ? `; domain=${domain}` : '')
}
