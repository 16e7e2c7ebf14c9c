/** Options of every method that sends requests. */
export interface CallOptions {
  /**
   * Aborts the call. A request shared with other callers continues for them; a request that changes
   * data is aborted, but may already have reached the service.
   */
  signal?: AbortSignal | undefined
}
