/**
 * How long an answer asks to wait, in milliseconds, whether it says seconds or a date.
 *
 * @see RFC 9110 section 10.2.3
 */
export function toRetryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
