/**
 * The mark for a p99 that was measured before in the same run, in milliseconds: twice that, so that a
 * machine that is slow today misses nothing, and where that is little, what nobody notices.
 */
export function tolerate(unnoticedMs: number, beforeMs: number): number {
  return Math.max(unnoticedMs, beforeMs * 2)
}
