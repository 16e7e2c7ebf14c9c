import type { Logger } from 'pino'
import { upstreamFailed } from '../../lib/errors'

/** Timeout of a complete response, in milliseconds: a user is waiting. */
const timeoutMs = 10_000

/** Maximum size of an uncompressed response in bytes. Key sets, the largest, have about 10 kB. */
const maxBytes = 1024 * 1024

/**
 * Creates the `fetch` for requests to providers. It resolves with a complete response.
 *
 * @returns A function that throws {DomainError} 502 on timeout or if the response is too large.
 */
export function createAskProvider(outgoing: typeof fetch, log: Logger): typeof fetch {
  return async (input, init) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await outgoing(input, { ...init, signal })
      const body = await readBounded(response, signal)
      return new Response(body.byteLength > 0 ? body : null, response)
    } catch (error) {
      log.warn({ error, host: new URL(String(input)).host }, 'provider not reachable')
      throw upstreamFailed('The provider is not reachable. Try again in a moment.')
    }
  }
}

/** Reads a body, and cancels it if it is too large or the time is over. */
async function readBounded(response: Response, signal: AbortSignal) {
  const chunks: Uint8Array[] = []
  let length = 0
  // Some bodies ignore the abort signal of their request.
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
