/** Method and URL of a request; Node servers give a path as `url`. */
export interface RequestLine {
  /** HTTP method. */
  readonly method?: string | undefined
  /** Absolute URL or path. */
  readonly url?: string | undefined
}

/**
 * Whether a page of another origin may have sent an unsafe request, so that its cookies do not
 * express the user's intent. `SameSite=Lax` blocks other sites, but not other subdomains. Requests
 * without any origin information count as cross-origin.
 *
 * @param header Returns a request header; `null` if absent.
 * @param trustedOrigins Other origins whose requests are accepted.
 * @see RFC 9110 section 9.2.1 (safe methods), W3C Fetch Metadata Request Headers section 2.3
 */
export function isCrossOrigin(
  { method, url }: RequestLine,
  header: (name: string) => string | null,
  trustedOrigins: readonly string[] = [],
): boolean {
  const origin = header('origin')
  // Browsers send an origin with all but plain reads. A WebSocket is opened with GET, but can
  // write.
  const isSafe = method ? /^(GET|HEAD|OPTIONS)$/i.test(method) : !origin
  if (isSafe && !header('upgrade')) return false
  // `null` is the origin of any sandboxed page.
  if (trustedOrigins.some((one) => one.replace(/\/*$|^null$/, '') === origin)) return false
  const site = header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  // Pages without TLS and browsers before 2023. Compares hosts, as a proxy may terminate TLS.
  const host = header('host') ?? hostOf(url)
  return !host || hostOf(origin) !== host
}

const hostOf = (url?: string | null) => url?.match(/^https?:\/\/([^/?#]+)/)?.[1]
