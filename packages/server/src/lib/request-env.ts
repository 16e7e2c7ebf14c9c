/** Variables of a request in the middleware. */
export interface Env {
  Bindings: {
    /** The connection, where the platform provides it. */
    incoming?: { socket?: { remoteAddress?: string } }
  }
  Variables: {
    requestId: string
    /** Path pattern of the endpoint. */
    route?: string
  }
}
