import JsCookie from 'js-cookie'
import { isBrowser } from '../lib/is-browser'

/** The part of `document` that reads and writes cookies. */
export interface CookieJar {
  /** Returns all cookies as `a=1; b=2`; assigning sets one cookie. */
  cookie: string
}

/** Attributes and content of the cookies of the token store `'cookie'`. */
export interface CookieOptions {
  /**
   * Parent domain whose subdomains share a sign-in, such as `example.com`. @default this host only
   */
  domain?: string | undefined
  /**
   * Restricts cookies to TLS. Pages without TLS other than http://localhost need `false`.
   *
   * @default true, except on http://localhost
   */
  secure?: boolean | undefined
  /**
   * `'memory'` keeps the access token in the page: neither other pages nor the app's server can use
   * it, and every page load refreshes it.
   *
   * @default 'cookie'
   */
  accessToken?: 'cookie' | 'memory' | undefined
  /**
   * Prefixes the cookie names with `__Host-`. Browsers accept such cookies only from this host over
   * TLS, so that no other subdomain can sign a visitor in to a different account. Cannot be
   * combined with `domain`; a server that reads the cookies needs the same setting. Turning it on
   * signs all users out once.
   *
   * @default false
   * @see RFC 6265bis section 4.1.3.2
   */
  hostPrefix?: boolean | undefined
}

/** Returns the value of a cookie. */
export type FindCookie = (name: string) => string | null | undefined

/** Cookies by name, independent of their storage. */
export interface Cookies {
  /** Takes a snapshot of the cookies, because browsers take a while to read those of a page. */
  read(): FindCookie
  /** Sets a cookie for the whole site, or deletes it if the value is `null`. */
  set(name: string, value: string | null, maxAgeSeconds: number): void
}

/** Returns the name of a cookie with the configured prefix. */
export const toCookieName = (name: string, options?: CookieOptions) =>
  options?.hostPrefix ? `__Host-${name}` : name

/** Creates access to the cookies of a document. */
export function inJar(jar: CookieJar, options: CookieOptions = {}): Cookies {
  const read = () => {
    const text = jar.cookie
    return (name: string) => findCookie(text, toCookieName(name, options))
  }

  /** Sets a cookie for the whole site, or deletes it if the value is `null`. */
  function write(
    name: string,
    value: string | null,
    maxAgeSeconds: number,
    domain: string | undefined = options.domain,
  ): void {
    const { hostPrefix, secure = hostPrefix || mustBeSecure(globalThis.location) } = options
    const writeAs = (name: string, text: string, seconds: number, domain?: string) => {
      const maxAge = `${seconds}`
      const attributes = { path: '/', 'max-age': maxAge, samesite: 'lax', secure, domain }
      // js-cookie only knows the cookies of the page.
      if (jar === globalThis.document) JsCookie.set(name, text, attributes)
      else jar.cookie = serialize(name, text, attributes)
    }
    // Deletes the cookie without `domain` or prefix, which would hide the new one or never be read.
    if (domain || hostPrefix) writeAs(name, '', 0)
    writeAs(toCookieName(name, options), value ?? '', value ? maxAgeSeconds : 0, domain)
  }

  return {
    read,
    set(...cookie) {
      write(...cookie)
      const [name, value] = cookie
      if (read()(name) === (value ?? '')) return
      // The browser refused it, such as a value that is too large: the last one must not stay in its place.
      write(name, null, 0)
      // A cookie of a parent domain takes precedence: one from an earlier setting, or one that
      // another subdomain set.
      let parent = globalThis.location?.hostname
      for (; parent; parent = parent.replace(/^[^.]*\.?/, '')) write(name, null, 0, parent)
      write(...cookie)
    },
  }
}

/** Returns the jar of the app or page; `undefined` outside a page. */
export function findJar({ cookieJar }: { cookieJar?: CookieJar }): CookieJar | undefined {
  return cookieJar ?? (isBrowser() ? document : undefined)
}

/**
 * Returns the value of a cookie from a `Cookie` header or `document.cookie`. Different values with
 * the same name cannot be told apart and are joined by a space, which no token contains. Only
 * escapes that our values can contain are decoded, so that foreign values cause no errors.
 */
export function findCookie(text: string, name: string): string {
  const start = `${name}=`
  const pairs = text.split(/; */).filter((pair) => pair.startsWith(start))
  const values = new Set(pairs.map((pair) => pair.slice(start.length)))
  return [...values].join(' ').replace(/%[2-7][\dA-F]/gi, decodeURIComponent)
}

/** Whether cookies must be restricted to TLS. Requests to localhost never leave the device. */
export function mustBeSecure(page?: Pick<URL, 'protocol' | 'hostname'>): boolean {
  if (page?.protocol !== 'http:') return page?.protocol === 'https:'
  return !/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(page.hostname)
}

/** Returns a cookie in the format of js-cookie. */
function serialize(name: string, text: string, attributes: object): string {
  const settings = Object.entries(attributes).filter(([, setting]) => setting)
  const parts = settings.map(([key, setting]) => (setting === true ? key : `${key}=${setting}`))
  return [`${name}=${JsCookie.converter.write(text, name)}`, ...parts].join('; ')
}
