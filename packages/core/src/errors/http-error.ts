/** What an `HttpError` tells beside its message. */
export interface HttpErrorFacts {
  method: string
  path: string
  status: number
  requestId: string | undefined
  retryAfterMs: number | undefined
}

/** The API answered, but not with anything this call can mean. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** HTTP method of the call. */
  readonly method: string
  /** Path of the call below the API root, without its query. */
  readonly path: string
  /** HTTP status of the answer. */
  readonly status: number
  /** Names this call in the logs of the service; absent when the browser may not read it. */
  readonly requestId: string | undefined
  /** How long the service asked to wait before the next try, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(reason: string, facts: HttpErrorFacts) {
    super(`${facts.method} ${facts.path} was answered with ${facts.status}: ${reason}`)
    this.method = facts.method
    this.path = facts.path
    this.status = facts.status
    this.requestId = facts.requestId
    this.retryAfterMs = facts.retryAfterMs
  }
}
