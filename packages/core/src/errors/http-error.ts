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

/** The API sent a response that is not valid for this request. */
export class HttpError extends Error implements HttpErrorFacts {
  /** Name of the class, also in minified code. */
  override readonly name = 'HttpError'
  /** HTTP method of the request. */
  declare readonly method: string
  /** Path of the endpoint below the API root, such as `/users/:user_id`. */
  declare readonly path: string
  /** HTTP status of the response. */
  declare readonly status: number
  /** Id of the request in the logs of the service; absent if the browser may not read it. */
  declare readonly requestId: string | undefined
  /** Wait before the next attempt that the service asked for, in milliseconds; 0 if it did not. */
  declare readonly retryAfterMs: number

  constructor(reason: string, facts: HttpErrorFacts) {
    super(`${facts.method} ${facts.path} failed with status ${facts.status}: ${reason}`)
    Object.assign(this, facts)
  }
}
