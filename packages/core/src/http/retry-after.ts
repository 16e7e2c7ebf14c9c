/**
 * How long an answer asks to wait, in milliseconds, whether it says seconds or a date; 0 when it
 * says nothing readable.
 *
 * @see RFC 9110 section 10.2.3
 */
export function toRetryAfterMs(headers: Headers, now: number): number {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Math.max(ms || 0, 0)
}
