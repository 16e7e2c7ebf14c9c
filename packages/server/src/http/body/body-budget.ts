import { TextError } from '../errors/text-error'

/** Memory reserved for the body of one request. */
export interface BodyReservation {
  /**
   * Reserves memory.
   *
   * @throws {TextError} 503 with `Retry-After` if the budget is used up.
   */
  reserve(bytes: number): void
  /** Releases the memory after the response. */
  release(): void
}

/** Memory budget for large bodies in one process. */
export interface BodyBudget {
  /** @param client Network of the client. */
  open(client: string): BodyReservation
}

/** Limit in bytes. Handling a body needs several times its size in memory. */
const maxBytes = 32 * 1024 * 1024

/** Maximum for one client, so that it cannot use up the budget alone. */
const maxBytesOfClient = maxBytes / 2

const retryAfterSeconds = '1'

/** Creates the budget of a process. */
export function createBodyBudget(): BodyBudget {
  let total = 0
  const byClient = new Map<string, number>()

  function add(client: string, bytes: number): void {
    total += bytes
    const own = (byClient.get(client) ?? 0) + bytes
    if (own > 0) byClient.set(client, own)
    else byClient.delete(client)
  }

  return {
    open(client) {
      let held = 0
      return {
        reserve(bytes) {
          const more = bytes - held
          const own = byClient.get(client) ?? 0
          if (total + more > maxBytes || own + more > maxBytesOfClient) throw tooBusy()
          held = bytes
          add(client, more)
        },
        release() {
          if (held > 0) add(client, -held)
          held = 0
        },
      }
    },
  }
}

function tooBusy(): TextError {
  return new TextError(503, 'Too many large requests right now. Try again in a moment.', {
    'Retry-After': retryAfterSeconds,
  })
}
