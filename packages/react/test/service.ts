import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from '@app/server'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service of this test run answers. */
    serviceUrl: string
    /** Its clock, which stands: codes of authenticator apps do not change on their way. */
    serviceTime: number
  }
}

/**
 * Starts a whole service for all tests of the project. Outside of their processes, which look like
 * a browser: no place for a server.
 */
export default async function setup({ provide }: TestProject) {
  const serviceTime = Date.now()
  const service = await createServer({
    now: () => serviceTime,
    databaseUrl: 'memory://',
    url: 'http://localhost:8102',
    rateLimits: false,
    log: 'silent',
    internalPublishableClientKey: 'client-key-of-internal',
  })
  const http = createHttpServer(async (incoming, outgoing) => {
    const response = await service.fetch(await toRequest(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  provide('serviceTime', serviceTime)
  provide('serviceUrl', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)

  return async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
    await service.close()
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return new Request(new URL(incoming.url ?? '/', 'http://localhost:8102'), {
    method: incoming.method,
    headers: new Headers(toPairs(incoming)),
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
}

function toPairs({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)])
}
