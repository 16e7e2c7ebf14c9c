/** What an `HttpError` tells beside its message. */
export interface HttpErrorFacts {
  /** HTTP method of the call. */
  readonly method: string
  /** Path of the endpoint below the API root, such as `/users/:user_id`. */
  readonly path: string
  /** HTTP status of the answer. */
  readonly status: number
  /** Names this call in the logs of the service; absent when the browser may not read it. */
  readonly requestId: string | undefined
  /** How long the service asked to wait before the next try, in milliseconds; 0 if it did not. */
  readonly retryAfterMs: number
}

/** The API answered, but not with anything this call can mean. */
export class HttpError extends Error implements HttpErrorFacts {
  override readonly name = 'HttpError'
  declare readonly method: string
  declare readonly path: string
  declare readonly status: number
  declare readonly requestId: string | undefined
  declare readonly retryAfterMs: number

  constructor(reason: string, facts: HttpErrorFacts) {
    super(`${facts.method} ${facts.path} was answered with ${facts.status}: ${reason}`)
    Object.assign(this, facts)
  }
}
