import { createServer } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { waitOptions } from '../wait-options'

/** A message as it was received. */
interface Received {
  headers: Record<string, string>
  body: string
  type: string
}

/** Starts a server that receives webhooks, and ends with the running test. */
export async function startWebhookReceiver() {
  const messages: Received[] = []
  let isSilent = false
  let result: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const type = request.method === 'POST' ? JSON.parse(body).type : `a ${request.method}`
      messages.push({ headers: request.headers as Record<string, string>, body, type })
      if (!isSilent) response.writeHead(result.status, result.headers).end(result.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  onTestFinished(() => server.closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    messages,
    /** Sets the response to messages from now on. */
    respondWith(status: number, headers?: Record<string, string>, body?: string) {
      result = { status, headers, body }
    },
    /** Sets whether messages get no response from now on. */
    beSilent(silent: boolean) {
      isSilent = silent
    },
    /** Resolves when `count` messages were received. */
    async received(count: number) {
      await vi.waitUntil(() => messages.length >= count, { ...waitOptions, interval: 50 })
      return messages
    },
  }
}
