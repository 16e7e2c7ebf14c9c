/** Details of an `HttpError`. */
export interface HttpErrorFacts {
  /** HTTP method of the request. */
  readonly method: string
  /** Path of the endpoint below the API root, such as `/users/:user_id`. */
  readonly path: string
  /** HTTP status of the response. */
  readonly status: number
  /** Id of the request in the logs of the service; absent if the browser may not read it. */
  readonly requestId: string | undefined
  /** Wait before the next attempt that the service asked for, in milliseconds; 0 if it did not. */
  readonly retryAfterMs: number
}

/** The API sent a response that this request cannot have. */
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
