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
  /**
   * Gives the cookies names that begin with `__Host-`. Browsers take such cookies only from this host
   * over TLS, so that no other subdomain can sign a visitor in to an account of its own. Goes without
   * `domain`; a server that reads the cookies needs it too. Turning it on signs everyone out once.
   *
   * @default false
   * @see RFC 6265bis section 4.1.3.2
   */
  hostPrefix?: boolean
}

/** Cookies by name, wherever they are kept. */
export interface Cookies {
  get(name: string): string | null | undefined
  /** Writes one for the whole site, or deletes it when its value is `null`. */
  set(name: string, value: string | null, maxAgeSeconds: number): void
}

/** Returns the name a cookie has by its options. */
export const toCookieName = (name: string, options?: CookieOptions) =>
  options?.hostPrefix ? `__Host-${name}` : name

/** The cookies of a document. */
export function inJar(jar: CookieJar, options?: CookieOptions): Cookies {
  const get = (name: string) => findCookie(jar.cookie, toCookieName(name, options))
  return {
    get,
    set(...[name, value, maxAgeSeconds]) {
      const write = () => writeCookie(jar, name, value, maxAgeSeconds, options)
      write()
      if (get(name) === (value ?? '')) return
      // A cookie of a parent domain stands beside it: of an earlier setting, or of another subdomain.
      const labels = globalThis.location?.hostname?.split('.') ?? []
      for (const index of labels.keys()) {
        const domain = labels.slice(index).join('.')
        writeCookie(jar, name, null, 0, { ...options, domain })
      }
      write()
    },
  }
}

/** Where cookies are read and written; `undefined` outside a page. */
export function findJar({ cookieJar }: { cookieJar?: CookieJar }): CookieJar | undefined {
  return cookieJar ?? (isBrowser() ? document : undefined)
}

/**
 * The value of a cookie in the text of a `Cookie` header or of `document.cookie`. Different values of
 * one name, which nothing tells apart, come joined by a space: no token has one. Only the escapes our
 * own values can have are undone, so a foreign value cannot break anything.
 */
export function findCookie(text: string, name: string): string {
  const start = `${name}=`
  const pairs = text.split(/; */).filter((pair) => pair.startsWith(start))
  const values = new Set(pairs.map((pair) => pair.slice(start.length)))
  return [...values].join(' ').replace(/%[2-7][\dA-F]/gi, decodeURIComponent)
}

// What is sent to localhost never leaves the device.
const mustBeSecure = /^http(s|:..(?!([^/]*\.)?localhost[:/]|127\.|\[::1))/

/** Writes a cookie for the whole site, or deletes it when its value is `null`. */
function writeCookie(
  jar: CookieJar,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
  options: CookieOptions = {},
): void {
  const { domain, hostPrefix } = options
  const { secure = hostPrefix || mustBeSecure.test(globalThis.location?.href ?? '') } = options
  // Brackets stay, as in js-cookie, which earlier versions wrote and read with.
  const text = encodeURIComponent(value ?? '').replace(/%5[BD]/g, decodeURIComponent)
  const write = (name: string, text: string, seconds: number, place: string) => {
    jar.cookie = `${name}=${text}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}${place}`
  }
  // One of this host alone would hide the shared one, and without the prefix none is read any more.
  if (domain || hostPrefix) write(name, '', 0, '')
  const place = domain ? `; domain=${domain}` : ''
  write(toCookieName(name, options), text, value === null ? 0 : maxAgeSeconds, place)
}
