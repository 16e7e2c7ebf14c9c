import type { Logger } from 'pino'
import { TextError } from '../../lib/errors'

/** How long a provider may take for a whole response, in milliseconds: a user is waiting. */
const timeoutMs = 10_000

/** Largest response of a provider in bytes, unpacked. Key sets, the largest, have some 10 kB. */
const maxBytes = 1024 * 1024

/**
 * Makes the `fetch` that providers are asked by: it answers when the whole response is there.
 *
 * @returns a function that throws {TextError} 502 when there is none in time, or it is too large.
 */
export function createAskProvider(outgoing: typeof fetch, log: Logger): typeof fetch {
  return async (input, init) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await outgoing(input, { ...init, signal })
      const body = await readBounded(response, signal)
      return new Response(body.byteLength > 0 ? body : null, response)
    } catch (error) {
      log.warn({ error, host: new URL(String(input)).host }, 'provider cannot be reached')
      throw new TextError(502, 'The provider cannot be reached. Try again in a moment.')
    }
  }
}

/** Reads a body, and cancels it as soon as it is too large or the time is over. */
async function readBounded(response: Response, signal: AbortSignal) {
  const chunks: Uint8Array[] = []
  let length = 0
  // A body that does not listen to the signal of its request would be waited for.
  const reader = response.body?.getReader()
  const stop = () => void reader?.cancel(signal.reason).catch(() => {})
  signal.addEventListener('abort', stop)
  try {
    for (;;) {
      const chunk = await reader?.read()
      signal.throwIfAborted()
      if (!chunk || chunk.done) return new Uint8Array(Buffer.concat(chunks))
      length += chunk.value.byteLength
      if (length > maxBytes) throw new Error(`The response has more than ${maxBytes} bytes.`)
      chunks.push(chunk.value)
    }
  } catch (error) {
    await reader?.cancel().catch(() => {})
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
