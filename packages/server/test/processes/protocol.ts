import type { Config } from '../../src/config/config'
import type { Server, ServerOptions } from '../../src/index'

/** Under what a request is to be answered, as JSON. */
export const circumstancesHeader = 'x-test-circumstances'

/** Lines that the server wrote to its log about the request. */
export const logHeader = 'x-test-log'

/** What a request in this process would have brought along by itself. */
export interface Circumstances {
  url: string
  /** Null: that of the machine. */
  time: number | null
  connection?: object
  /** Headers that HTTP added on the way. */
  left: string[]
}

/** Asks for a server. */
export interface StartRequest {
  options: ServerOptions
  time: number | null
  /** Who answers what the server asks of others. */
  outgoing: string
}

/** A server that was started. */
export interface Started extends Pick<Server, 'internalKeys'> {
  url: string
  config: Config
}
