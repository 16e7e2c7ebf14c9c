/** What a document offers to read and write cookies. */
export interface CookieJar {
  /** Reads all cookies as `a=1; b=2`; assigning writes one. */
  cookie: string
}

/** How long and where a cookie is kept. */
export interface CookieOptions {
  maxAgeSeconds: number
  isSecure: boolean
  now: number
}

// js-cookie's rules, which other versions of the SDK follow: these stay as they are.
const keptRaw = /%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g

/** Encodes a cookie value as js-cookie does. */
export function encodeCookie(value: string): string {
  return encodeURIComponent(value).replace(keptRaw, decodeURIComponent)
}

/** The value of a cookie in the text of a `Cookie` header or of `document.cookie`. */
export function findCookie(text: string, name: string): string | null {
  for (const pair of text.split(/; */)) {
    const [key, ...value] = pair.split('=')
    // Only well-formed escapes are read, so that a foreign cookie cannot break the page.
    if (key === name) return value.join('=').replace(/(%[\dA-F]{2})+/gi, decodeEscapes) || null
  }
  return null
}

function decodeEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch (error) {
    if (error instanceof URIError) return escapes
    throw error
  }
}

/** Writes a cookie, or deletes it when the value is `null`. */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string | null,
  { maxAgeSeconds, isSecure, now }: CookieOptions,
): void {
  const expires = new Date(value === null ? 0 : now + maxAgeSeconds * 1000).toUTCString()
  const secure = isSecure ? '; secure' : ''
  jar.cookie = `${name}=${encodeCookie(value ?? '')}; path=/; expires=${expires}; samesite=lax${secure}`
}
