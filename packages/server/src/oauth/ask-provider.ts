import type { Logger } from 'pino'
import { TextError } from '../errors'

/** How long a provider may take for a whole answer, in milliseconds: somebody is waiting. */
const timeoutMs = 10_000

/**
 * Makes the `fetch` that providers are asked by: it answers when the whole answer is there.
 *
 * @returns a function that throws {TextError} 502 when there is none in time.
 */
export function createAskProvider(outgoing: typeof fetch, log: Logger): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await outgoing(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      const body = await answer.arrayBuffer()
      return new Response(body.byteLength > 0 ? body : null, answer)
    } catch (error) {
      log.warn({ error, host: new URL(String(input)).host }, 'provider cannot be reached')
      throw new TextError(502, 'The provider cannot be reached. Try again in a moment.')
    }
  }
}
