/** A request that a server received. */
export interface LoggedRequest {
  /** Server of the page's files, or the API. */
  server: 'page' | 'api'
  /** `METHOD /path`. */
  name: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Requests as the servers receive them, behind the line. */
export interface RequestLog {
  add(server: LoggedRequest['server'], name: string): void
  /** Returns the requests since the last call. */
  take(): LoggedRequest[]
}

/** Creates an empty log. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add: (server, name) => void requests.push({ server, name, at: Date.now() }),
    take() {
      const taken = requests
      requests = []
      return taken
    },
  }
}
