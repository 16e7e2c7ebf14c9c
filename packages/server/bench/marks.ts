/**
 * Returns the limit for a p99 relative to one measured earlier in the same run, in milliseconds:
 * twice that, or an unnoticeable latency if that is higher.
 */
export function tolerate(unnoticedMs: number, beforeMs: number): number {
  return Math.max(unnoticedMs, beforeMs * 2)
}
