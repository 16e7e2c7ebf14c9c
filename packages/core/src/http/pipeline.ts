/** A request on its way to the API. Steps change it by copying. */
export interface OutgoingRequest {
  readonly method: string
  /** Path below the API root, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly signal: AbortSignal
  /** Sending it twice does no more than sending it once. */
  readonly isIdempotent: boolean
}

/** An answer of the API, read to its end. */
export interface Answer {
  /** The real status, also when it was overridden on the wire. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Sends one request and reads the answer. */
export type Send = (request: OutgoingRequest) => Promise<Answer>

/** Wraps sending with one concern. */
export type Step = (next: Send) => Send

/** Puts steps around the transport; the last one named is the outermost. */
export function pipeline(transport: Send, ...steps: Step[]): Send {
  return steps.reduce((next, step) => step(next), transport)
}
