/** A request to the API. Steps change it by copying. */
export interface OutgoingRequest {
  readonly method: string
  /** Path and query below the API root. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly signal: AbortSignal
  /** Whether the request may be repeated. */
  readonly isIdempotent: boolean
  /** Whether the browser may store the response, and revalidate it by its `ETag`. @default false */
  readonly isCacheable?: boolean
}

/** A complete response of the API. */
export interface ApiResponse {
  /** Actual status, even if the status on the wire was overridden. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends a request and reads the complete response. */
export type Send = (request: OutgoingRequest) => Promise<ApiResponse>

/** Wraps sending with one concern. */
export type Step = (next: Send) => Send

/** Wraps a transport in steps; the last step is the outermost. */
export function pipeline(transport: Send, ...steps: Step[]): Send {
  return steps.reduce((next, step) => step(next), transport)
}
