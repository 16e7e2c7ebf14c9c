/** How the caller of a call stops it. */
export interface CallOptions {
  /**
   * Stops waiting. A request that others wait for too goes on for them; one that changes something
   * is aborted, and may have arrived nevertheless.
   */
  signal?: AbortSignal
}
