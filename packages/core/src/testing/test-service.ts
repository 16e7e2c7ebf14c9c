import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import type { AdminOwnedProject } from '../app/admin/owned-projects'
import { OwnerApp } from '../app/admin/owner-app'
import type { ClientApp } from '../app/client-app'
import { UsageError } from '../errors/usage-error'
import type { AdminProjectUpdateOptions } from '../projects/admin-project'
import { createClock, type TestClock } from './clock'
import { createTestProject, type TestProject, type TestProjectKeys } from './test-project'

/** The parts of a server of `@app/server` that tests need. */
interface RunningServer {
  /** Handles a request. */
  fetch(request: Request): Promise<Response>
  /** Accepts connections. */
  listen(options: { port: number; host: string }): Promise<number>
  /** Closes the server and its database. */
  close(): Promise<void>
}

/** Options that the kit sets, beside those that pass through. */
interface ServerSettings {
  /** Postgres URL, or `memory://`. */
  databaseUrl: string
  /** Public URL of the service. */
  url: string
  /** Whether rate limits apply. */
  rateLimits: boolean
  /** Log level. */
  log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Publishable client key of the project `internal`. */
  internalPublishableClientKey: string
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number
  /** Sends requests to identity providers. */
  fetch: typeof fetch
}

/** `createServer` of `@app/server`, which the kit does not depend on. */
export type CreateServer = (options: ServerSettings) => Promise<RunningServer>

/** Options of {@link startTestService}. */
export interface TestServiceOptions {
  /**
   * Port on 127.0.0.1, for browsers and other processes; 0 picks a free one. Without a port, the
   * service runs in the process, and nothing else reaches it.
   */
  port?: number | undefined
  /** Postgres URL, or an embedded database in memory. @default 'memory://' */
  databaseUrl?: string | undefined
  /** Other options of `createServer`, such as `accessTokenSeconds`. */
  server?: Record<string, unknown> | undefined
}

/** The real service, started for tests. */
export interface TestService {
  /** URL for apps, without a trailing slash. */
  readonly baseUrl: string
  /** The time of the service and of the apps of its projects. */
  readonly clock: TestClock
  /** Handles a request in the process. */
  fetch(request: Request): Promise<Response>
  /**
   * Creates a project, in about 20 ms. Tests with a project each can run at the same time.
   *
   * @param options Settings of the project, such as `{ config: { magicLinkEnabled: true } }`.
   */
  createProject(options?: AdminProjectUpdateOptions): Promise<TestProject>
  /** Disposes of all apps, and closes the service. */
  close(): Promise<void>
}

const internalPublishableClientKey = 'internal-key-of-the-test-kit'

/**
 * Starts the real service in this process, with a new database. Emails are kept instead of sent, and
 * sign-in providers are the stand-ins of development.
 *
 * @param createServer `createServer` of `@app/server`.
 * @throws `UsageError` if the service runs in production mode.
 * @example
 * import { createServer } from '@app/server'
 *
 * const service = await startTestService(createServer)
 * const project = await service.createProject()
 * const ada = await project.createUser({ displayName: 'Ada' })
 * const client = await project.signIn(ada)
 * await service.close()
 */
export async function startTestService(
  createServer: CreateServer,
  { port, databaseUrl = 'memory://', server: given = {} }: TestServiceOptions = {},
): Promise<TestService> {
  if (process.env.NODE_ENV === 'production' || given.production === true)
    throw new UsageError('The test service has published keys: do not start it in production.')
  const clock = createClock()
  const ownPort = port === 0 ? await findFreePort() : port
  const baseUrl = `http://localhost:${ownPort ?? 8102}`
  const server: RunningServer = await createServer({
    databaseUrl,
    url: baseUrl,
    rateLimits: false,
    log: 'silent',
    internalPublishableClientKey,
    now: clock.now,
    // The stand-in for identity providers is part of the service.
    fetch: (input, init) => {
      const request = new Request(input, init)
      const isOwn = new URL(request.url).origin === baseUrl
      return isOwn ? server.fetch(request) : fetch(request)
    },
    ...given,
  })
  if (ownPort !== undefined) await listen(server, ownPort)
  const owner = new OwnerApp({
    baseUrl,
    publishableClientKey: internalPublishableClientKey,
    tokenStore: 'memory',
    now: clock.now,
    fetch: server.fetch,
  })
  const apps: ClientApp[] = [owner]
  let signedIn: Promise<unknown> | undefined

  return {
    baseUrl,
    clock,
    fetch: (request) => server.fetch(request),
    async createProject(options = {}) {
      signedIn ??= signUpOwner(owner, baseUrl)
      await signedIn
      const user = await owner.getUser({ or: 'throw' })
      const { displayName = 'Test project' } = options
      const project = await user.createProject({ ...options, displayName })
      return createTestProject({
        keys: await createKeys(project),
        baseUrl,
        clock,
        fetch: server.fetch,
        isInProcess: port === undefined,
        onOpen: (app) => void apps.push(app),
      })
    },
    async close() {
      for (const app of apps) app.dispose()
      await server.close()
    },
  }
}

/** Creates all keys of a project. */
async function createKeys({ id, app }: AdminOwnedProject): Promise<TestProjectKeys> {
  const keys = await app.createApiKey({
    description: 'Test kit',
    // No session of a test outlives its keys, however far the clock is moved.
    expiresAt: new Date('9999-12-31'),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
    hasSuperSecretAdminKey: true,
  })
  return {
    projectId: id,
    publishableClientKey: keys.publishableClientKey ?? '',
    secretServerKey: keys.secretServerKey ?? '',
    superSecretAdminKey: keys.superSecretAdminKey ?? '',
  }
}

/** Finds the port before the service starts: its URL is part of emails and redirects. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createSocketServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function listen(server: RunningServer, port: number): Promise<void> {
  try {
    await server.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    await server.close()
    throw error
  }
}

async function signUpOwner(owner: OwnerApp, baseUrl: string): Promise<void> {
  const result = await owner.signUpWithCredential({
    email: `owner-${crypto.randomUUID()}@example.com`,
    password: crypto.randomUUID(),
    noRedirect: true,
    // Required; the email stays in the outbox.
    verificationCallbackUrl: `${baseUrl}/verification`,
  })
  if (result.status === 'error') throw result.error
}
