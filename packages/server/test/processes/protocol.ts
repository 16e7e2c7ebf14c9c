import type { Config } from '../../src/config/config'
import type { Server, ServerOptions } from '../../src/index'

/** Header with the circumstances of a request, as JSON. */
export const circumstancesHeader = 'x-test-circumstances'

/** Lines that the server wrote to its log about the request. */
export const logHeader = 'x-test-log'

/** Header with the status and headers of the outside world's response, or its error, as JSON. */
export const outgoingHeader = 'x-test-outgoing'

/** Response of the outside world to a request of a server. Its body is that of the carrying response. */
export type OutgoingResponse =
  | { status: number; headers: Record<string, string> }
  | { error: string }

/** Circumstances that a request in this process would have. */
export interface Circumstances {
  url: string
  /** Null: that of the machine. */
  time: number | null
  connection?: object
  /** Headers that HTTP added on the way. */
  left: string[]
}

/** Starts a server. */
export interface StartRequest {
  options: ServerOptions
  time: number | null
  /** URL that responds to the requests of the server to other hosts. */
  outgoing: string
}

/** A server that was started. */
export interface Started extends Pick<Server, 'internalKeys'> {
  url: string
  config: Config
}
