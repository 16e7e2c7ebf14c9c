import { expect, inject, onTestFinished, vi } from 'vitest'
import type { Server, ServerOptions } from '../src/index'
import { createDatabaseUrl, dropDatabase } from './database-url'
import { createLogScan } from './log-scan'
import { createSpreadServer } from './processes/spread'
import { waitOptions } from './wait-options'

export { createDatabaseUrl }

/** The demo project that every development server has. */
export const demo = {
  id: '00000000-0000-4000-8000-00000000de30',
  client: `pck_dem0${'0'.repeat(41)}`,
  server: `ssk_dem0${'0'.repeat(41)}`,
  admin: `sak_dem0${'0'.repeat(41)}`,
}

type Access = 'client' | 'server' | 'admin'

const keyHeaders = {
  client: 'x-stack-publishable-client-key',
  server: 'x-stack-secret-server-key',
  admin: 'x-stack-super-secret-admin-key',
}

/** Headers of a request to the demo project. */
export function as(access: Access, tokens: { access?: string; refresh?: string } = {}) {
  return {
    'x-stack-project-id': demo.id,
    'x-stack-access-type': access,
    [keyHeaders[access]]: demo[access],
    ...(tokens.access && { 'x-stack-access-token': tokens.access }),
    ...(tokens.refresh && { 'x-stack-refresh-token': tokens.refresh }),
  }
}

/** Header of `@app/core`, for responses that published clients do not get. */
export const ownClient = { 'x-stack-client-version': 'js @app/core@0.1.0' }

/** Headers of an operator: admin access to the project `internal`. */
export function asInternal(adminKey: string) {
  return {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'admin',
    'x-stack-super-secret-admin-key': adminKey,
  }
}

/** Headers of the dashboard: client access to the project `internal`, whose users own projects. */
export function asInternalClient(keys: { publishableClientKey?: string }, access?: string) {
  return {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'client',
    'x-stack-publishable-client-key': keys.publishableClientKey ?? '',
    ...(access && { 'x-stack-access-token': access }),
  }
}

/** A response of the server with its body read. */
export interface TestResponse {
  status: number
  headers: Headers
  // Tests read whatever the server sent.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is being tested
  body: any
}

/** Fields of an outbox email that tests read. */
interface OutboxEmail {
  to: string[]
  subject: string
  links: string[]
}

/** Options of a call beside method and path. */
interface CallOptions {
  /** Default: those of the demo project's browser, signed out. */
  headers?: Record<string, string>
  body?: unknown
  raw?: BodyInit
  /**
   * Whether the test expects a failure of the server. Any other 500 fails the test that gets it.
   */
  mayFail?: boolean
}

/** Observations of a server beside its responses. */
interface Watch {
  /** Lines the server wrote, for the message of a test that meets a failure. */
  log: readonly string[]
  /** Receives everything that is sent and returned. */
  note: (value: unknown) => void
}

/** Sends HTTP requests to a server in this process. */
export function createClient(
  server: Pick<Server, 'fetch'>,
  { log, note }: Watch = { log: [], note: () => {} },
) {
  async function call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<TestResponse> {
    const { headers = as('client'), body, raw, mayFail } = options
    note([headers, body])
    const url =
      path.startsWith('/api') || /^\/(dev|health|ready|metrics)/.test(path)
        ? path
        : `/api/v1${path}`
    const response = await server.fetch(
      new Request(`http://localhost:8102${url}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
        redirect: 'manual',
      }),
    )
    const text = await response.text()
    const status = response.headers.get('x-stack-actual-status') ?? String(response.status)
    if (status === '500' && !mayFail) {
      const requestId = response.headers.get('x-stack-request-id') ?? ''
      const isReason = (line: string) => line.includes(requestId) && line.includes('"error"')
      const reason = log.find(isReason) ?? text
      throw new Error(`${method} ${path} responded 500: ${reason}`)
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const received = isJson ? JSON.parse(text) : text
    note([response.headers.get('location'), received])
    return { status: response.status, headers: response.headers, body: received }
  }

  let users = 0
  return {
    call,
    /** Signs up a new user with a password. */
    async signUp(email = `person${++users}@example.com`, password = 'correct horse') {
      const { status, body } = await call('POST', '/auth/password/sign-up', {
        body: {
          email,
          password,
          verification_callback_url: 'http://localhost:3000/handler/email-verification',
        },
      })
      if (status !== 200) throw new Error(`sign-up responded ${status}: ${JSON.stringify(body)}`)
      const tokens = { access: body.access_token, refresh: body.refresh_token }
      return { id: body.user_id, email, password, tokens }
    },
    /** Changes the configuration of the demo project. */
    async configure(config: Record<string, unknown>) {
      const { status, body } = await call('PATCH', '/projects/current', {
        headers: as('admin'),
        body: { config },
      })
      if (status !== 200) throw new Error(`configuring responded ${status}: ${body}`)
    },
    /** Returns the outbox emails to an address, newest first, once there are `count` of a kind. */
    async emailsTo(email: string, count = 1, isOfKind = (_: OutboxEmail) => true) {
      const path = `/dev/outbox.json?to=${encodeURIComponent(email)}`
      const end = performance.now() + waitOptions.timeout
      while (performance.now() < end) {
        const { body } = await call('GET', path, { headers: {} })
        const emails = body.items.filter(isOfKind)
        if (emails.length >= count) return emails
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`no mail to ${email} came`)
    },
  }
}

/** Creates a server in this process, or the same one in several others. */
export async function createTestServer(options: ServerOptions): Promise<Server> {
  const hosts = inject('hosts')
  if (hosts) return createSpreadServer(hosts, options)
  // The service is loaded only where it runs.
  const { createServer } = await import('../src/index')
  return createServer(options)
}

/**
 * Starts a separate server for a test file or a test. Closing it fails when its log contains a
 * secret.
 */
export async function startServer({ logTo, ...options }: ServerOptions = {}) {
  // Absent, not `undefined`: that is the embedded database in `dataDir`.
  const ownDatabase = 'databaseUrl' in options ? undefined : await createDatabaseUrl()
  const log: string[] = []
  const scan = createLogScan()
  const started: Server = await createTestServer({
    log: 'debug',
    logTo: {
      write(line) {
        log.push(line)
        logTo?.write(line)
      },
    },
    rateLimits: false,
    // Its own page stands in for shared providers; no other host is reachable.
    fetch: (input, init) => started.fetch(new Request(input as string, init)),
    databaseUrl: ownDatabase,
    ...options,
  })
  let readsEmails = false
  const server: Server = {
    ...started,
    async close() {
      // The log must not contain codes of emails to other addresses either.
      if (readsEmails) await client.call('GET', '/dev/outbox.json', { headers: {}, mayFail: true })
      await started.close()
      if (ownDatabase) await dropDatabase(ownDatabase)
      expect(scan.find(log)).toEqual([])
    },
  }
  const client = createClient(server, { log, note: scan.note })
  return {
    server,
    ...client,
    emailsTo(...query: Parameters<typeof client.emailsTo>) {
      readsEmails = true
      return client.emailsTo(...query)
    },
    /** Resolves when no deferred work is left. */
    async idle() {
      const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
      const isIdle = async () => {
        const { body } = await client.call('GET', '/internal/jobs', { headers })
        const [message] = body.queues
        return message.waiting + message.retrying + message.active === 0
      }
      await vi.waitUntil(isIdle, waitOptions)
    },
  }
}

/** Starts a server that is closed when the running test ends. */
export async function startServerForTest(options: ServerOptions = {}) {
  const started = await startServer(options)
  onTestFinished(() => started.server.close())
  return started
}
