import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Starts a server that accepts connections and sends nothing, until the running test ends. Returns
 * the port.
 */
export async function startSilence(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
