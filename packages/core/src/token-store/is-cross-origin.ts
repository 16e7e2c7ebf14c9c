/** The parts of a request that say how it was sent; servers of plain Node give a path as `url`. */
export interface RequestLine {
  readonly method?: string | undefined
  readonly url?: string | undefined
}

/**
 * Tells whether a page of another origin may have sent a request that can change something, so that
 * its cookies do not show what the user wants. `SameSite=Lax` stops other sites, but not a neighboring
 * subdomain. Requests that say nothing of where they come from count as cross-origin.
 *
 * @param header Reads a request header; `null` when it is missing.
 * @param trustedOrigins Other origins whose requests count as the site's own.
 * @see RFC 9110 section 9.2.1 (safe methods), W3C Fetch Metadata Request Headers section 2.3
 */
export function isCrossOrigin(
  { method, url }: RequestLine,
  header: (name: string) => string | null,
  trustedOrigins: readonly string[] = [],
): boolean {
  const origin = header('origin') ?? ''
  // Browsers send an origin with everything but plain reads. A WebSocket is opened by GET, and writes.
  const isSafe = method ? /^(GET|HEAD|OPTIONS)$/i.test(method) : !origin
  if ((isSafe && !header('upgrade')) || trustedOrigins.includes(origin)) return false
  const site = header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  // Pages without TLS and browsers before 2023. The host alone: a proxy may have ended TLS.
  const host = header('host') ?? hostOf(url)
  return !host || hostOf(origin) !== host
}

const hostOf = (url?: string) => url?.match(/^https?:\/\/([^/?#]+)/)?.[1]
