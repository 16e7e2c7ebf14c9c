import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from '@app/server'
import { canStartPostgres, startThrowawayPostgres } from '../../server/test/throwaway/postgres'

/** A service for tests. */
interface TestService {
  details: { serviceUrl: string; serviceTime: number }
  stop(): Promise<void>
}

/**
 * Starts a service outside of the processes of the tests, which look like a browser. It uses a Postgres that is started
 * for it, where this machine has one: that takes less of the processor than the embedded one.
 */
export async function startTestService(): Promise<TestService> {
  const postgres = canStartPostgres() ? await startThrowawayPostgres() : undefined
  try {
    const { details, stop } = await startService(postgres?.url ?? 'memory://')
    return { details, stop: () => stop().finally(() => postgres?.stop()) }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

async function startService(databaseUrl: string): Promise<TestService> {
  const serviceTime = Date.now()
  const http = createHttpServer(async (incoming, outgoing) => {
    const response = await service.fetch(await toRequest(incoming, url))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  // The client decides when an idle connection ends, so that it never sends a request on one that is closing.
  http.keepAliveTimeout = 0
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  // Known before the start, because the service is also the stand-in for providers.
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const service = await createServer({
    now: () => serviceTime,
    databaseUrl,
    url,
    rateLimits: false,
    log: 'silent',
    internalPublishableClientKey: 'client-key-of-internal',
    // Also for projects with their own keys.
    oauthEndpoints: {
      google: {
        authorize: `${url}/dev/oauth/google/authorize`,
        token: `${url}/dev/oauth/token`,
        account: `${url}/dev/oauth/account`,
      },
    },
  })
  await turnOn(service, {
    passkey_enabled: true,
    oauth_providers: [
      { id: 'google', enabled: true, type: 'shared' },
      { id: 'github', enabled: true, type: 'shared' },
    ],
  })
  return {
    details: { serviceUrl: url, serviceTime },
    async stop() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await service.close()
    },
  }
}

/** Changes settings of the demo project as its owner. */
async function turnOn(service: Awaited<ReturnType<typeof createServer>>, config: object) {
  const request = new Request('http://localhost:8102/api/v1/projects/current', {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'x-stack-project-id': '00000000-0000-4000-8000-00000000de30',
      'x-stack-access-type': 'admin',
      'x-stack-super-secret-admin-key': `sak_dem0${'0'.repeat(41)}`,
    },
    body: JSON.stringify({ config }),
  })
  const response = await service.fetch(request)
  if (!response.ok) throw new Error(await response.text())
}

async function toRequest(incoming: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return new Request(new URL(incoming.url ?? '/', url), {
    method: incoming.method,
    headers: new Headers(toPairs(incoming)),
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
}

function toPairs({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)])
}
