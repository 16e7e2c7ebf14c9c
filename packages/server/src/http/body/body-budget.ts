import { TextError } from '../../lib/errors'

/** Room for the body of one request. */
export interface BodyHold {
  /**
   * Makes sure that there is room for so many bytes.
   *
   * @throws {TextError} 503 with `Retry-After` when there is none.
   */
  reserve(bytes: number): void
  /** Gives the room back, once the request is answered. */
  release(): void
}

/** The room for large bodies in one process. */
export interface BodyBudget {
  /** @param client Whom the body comes from: its network. */
  open(client: string): BodyHold
}

/** A body is read, parsed, checked and stored: in memory it is several times as large meanwhile. */
const maxBytes = 32 * 1024 * 1024

/** One client, or one network, does not take the room of all others. */
const maxBytesOfClient = maxBytes / 2

const retryAfterSeconds = '1'

/** Keeps account of how many bytes of large bodies are being worked on. */
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
  return new TextError(503, 'Too many large requests at once. Try again in a moment.', {
    'Retry-After': retryAfterSeconds,
  })
}
