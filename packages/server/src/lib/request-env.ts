/** What travels with a request through the middleware. */
export interface Env {
  Bindings: {
    /** What the platform tells of the connection, where it does. */
    incoming?: { socket?: { remoteAddress?: string } }
  }
  Variables: {
    requestId: string
    /** The path of the endpoint as the contract has it. */
    route?: string
  }
}
