/**
 * Returns the wait of a `Retry-After` header in milliseconds, given in seconds or as a date; 0 if
 * absent or invalid.
 *
 * @see RFC 9110 section 10.2.3
 */
export function toRetryAfterMs(headers: Headers, now: number): number {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Math.max(ms || 0, 0)
}
