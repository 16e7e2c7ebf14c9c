/**
 * Returns the wait that a `Retry-After` header asks for, in milliseconds; the header contains
 * seconds or a date. 0 if it is absent or invalid.
 *
 * @see RFC 9110 section 10.2.3
 */
export function toRetryAfterMs(headers: Headers, now: number): number {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Math.max(ms || 0, 0)
}
