/**
 * The published npm client of this contract, `@stackframe/js`, unchanged, against our server.
 *
 * Version 2.8.3: the newest on the registry that uses this contract. The next one there, 2.8.39,
 * has replaced `/email-templates` by `/internal/email-templates` and asks for themes, drafts,
 * payments and a configuration format that came later. What 2.8.3 has beyond the contract are keys
 * of users and teams (`/user-api-keys`, `/team-api-keys`); they are not used here.
 *
 * Not driven: passkeys and the way to a provider, which need a browser, and four calls of
 * `ServerUser` that the client itself sends wrongly; `server-app.test.ts` makes those by hand.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Published from '@stackframe/js'
import { build } from 'esbuild'
import { vi } from 'vitest'
import type { ServerOptions } from '../../src/index'
import { createClient, createDatabaseUrl, createTestServer, demo } from '../harness'

const baseUrl = 'http://localhost:8102'

/** Base URL of the pages of the app that uses the client. */
const pages = 'http://localhost:3000/handler'

/** Node cannot import the package (its imports lack extensions); bundlers can, as in an app. */
async function loadClient(): Promise<typeof Published> {
  const folder = await mkdtemp(join(tmpdir(), 'published-client-'))
  try {
    const outfile = join(folder, 'client.mjs')
    await build({
      stdin: { contents: "export * from '@stackframe/js'", resolveDir: import.meta.dirname },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      // Parts of the bundle are CommonJS and ask for modules of Node.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
      },
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Starts a server and a client for it. All requests of the client go through here. */
export async function startForClient(options: ServerOptions = {}) {
  const server = await createTestServer({
    databaseUrl: await createDatabaseUrl(),
    log: 'silent',
    rateLimits: false,
    ...options,
  })
  const problems: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== baseUrl) {
      problems.push(`sent to another host: ${url.href}`)
      throw new TypeError('fetch failed')
    }
    const response = await server.fetch(request)
    if (isRefusal(response)) {
      problems.push(`${request.method} ${url.pathname}: ${await response.clone().text()}`)
    }
    return response
  })
  const client = await loadClient()
  const app = {
    baseUrl,
    projectId: demo.id,
    publishableClientKey: demo.client,
    urls: { handler: '/handler' },
    redirectMethod: 'none' as const,
  }
  return {
    ...createClient(server),
    server,
    /**
     * Returns and clears the requests that went to another host, that our server did not understand
     * or that failed.
     */
    takeProblems: () => problems.splice(0),
    pages,
    /** The client in the browser of one user, signed out. */
    clientApp: () => new client.StackClientApp({ ...app, tokenStore: 'memory' }),
    /** The same with given tokens. */
    clientAppWith: (tokenStore: { accessToken: string; refreshToken: string }) =>
      new client.StackClientApp({ ...app, tokenStore }),
    serverApp: (secretServerKey = demo.server) =>
      new client.StackServerApp({ ...app, secretServerKey, tokenStore: 'memory' }),
    adminApp: () =>
      new client.StackAdminApp({
        ...app,
        secretServerKey: demo.server,
        superSecretAdminKey: demo.admin,
        tokenStore: 'memory',
      }),
    /** The client of the project `internal`, whose users own projects. */
    ownersApp: () =>
      new client.StackClientApp({
        ...app,
        projectId: 'internal',
        publishableClientKey: server.internalKeys.publishableClientKey,
        tokenStore: 'memory',
      }),
  }
}

function isRefusal(response: Response): boolean {
  const status = Number(response.headers.get('x-stack-actual-status') ?? response.status)
  const code = response.headers.get('x-stack-known-error')
  if (status === 404 || status === 405) return code === null
  return status >= 500 || code === 'SCHEMA_ERROR' || code === 'BODY_PARSING_ERROR'
}

/** Returns the code in the link of an email. */
export function codeIn(email: { text: string }): string {
  const code = /[?&]code=([0-9a-z]{45})/.exec(email.text)?.[1]
  if (!code) throw new Error('the mail has no link with a code')
  return code
}
