import { createServer, type Server, type ServerOptions } from '@app/server'
import { onTestFinished } from 'vitest'
import { createDatabaseUrl } from '../../server/test/database-url'
import { AdminApp, type AdminKeyOptions, OwnerApp, type OwnerAppOptions } from '../src/admin'
import {
  ClientApp,
  type ClientAppOptions,
  type CurrentUser,
  type Resource,
  readsOf,
} from '../src/index'
import { ServerApp, type ServerAppOptions } from '../src/server'

const zeros = '0'.repeat(41)

/** The project of every service in development. */
export const demo = {
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: `pck_dem0${zeros}`,
  secretServerKey: `ssk_dem0${zeros}`,
}

const superSecretAdminKey = `sak_dem0${zeros}`
const internalPublishableClientKey = 'internal-publishable-client-key'

const adminHeaders = {
  'x-stack-project-id': demo.projectId,
  'x-stack-access-type': 'admin',
  'x-stack-super-secret-admin-key': superSecretAdminKey,
  'content-type': 'application/json',
}

/** An email in the development outbox. */
interface Mail {
  to: string[]
  subject: string
  text: string
  links: string[]
}

/** A running service, with functions for tests. */
export interface Service {
  /** Requests to the service, such as `GET /users/me`, oldest first. */
  readonly calls: string[]
  readonly fetch: (request: Request) => Promise<Response>
  /** The only project with anonymous sign-up and project owners. */
  readonly internal: { projectId: string; publishableClientKey: string }
  /** Creates a client app; it is disposed of when the test ends. */
  openClient(options?: Partial<ClientAppOptions>): ClientApp
  /** Creates a server app; it is disposed of when the test ends. */
  openServer(options?: Partial<ServerAppOptions>): ServerApp
  /** Creates an admin app; it is disposed of when the test ends. */
  openAdmin(options?: Partial<AdminKeyOptions>): AdminApp
  /** Creates an owner app; it is disposed of when the test ends. */
  openDashboard(options?: Partial<OwnerAppOptions>): OwnerApp
  /** Returns an unused email address. */
  newEmail(): string
  /** Waits for the newest email to an address, with a matching subject. */
  mailTo(email: string, about?: RegExp): Promise<Mail>
  /** Returns the code in the link of that email. */
  codeFor(email: string, about?: RegExp): Promise<string>
  /** Loads the email renderer before a test turns this process into a browser. */
  loadMailRenderer(): Promise<void>
  /** Sends a request as an owner; returns the body. */
  administrate<Body>(method: string, path: string, body?: object): Promise<Body>
  close(): Promise<void>
}

/** Starts the real service in this process, with a database of its own. */
export async function startService(options: ServerOptions = {}): Promise<Service> {
  const server: Server = await createServer({
    databaseUrl: await createDatabaseUrl(),
    url: 'http://localhost:8102',
    rateLimits: false,
    internalPublishableClientKey,
    log: 'silent',
    // The stand-in for identity providers is part of the service.
    fetch: (input, init) => server.fetch(new Request(input, init)),
    ...options,
  })
  const calls: string[] = []
  let emails = 0

  const fetch = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`)
    return server.fetch(request)
  }
  const defaults = {
    ...demo,
    baseUrl: 'http://localhost:8102',
    tokenStore: 'memory' as const,
    retry: { baseDelayMs: 1 },
    fetch,
  }
  function disposed<App extends ClientApp>(app: App): App {
    onTestFinished(() => app.dispose())
    return app
  }

  return {
    calls,
    fetch,
    internal: {
      projectId: 'internal',
      publishableClientKey: server.internalKeys.publishableClientKey ?? '',
    },
    openClient: (given) => disposed(new ClientApp({ ...defaults, ...given })),
    openServer: (given) => disposed(new ServerApp({ ...defaults, tokenStore: null, ...given })),
    openAdmin: (given) =>
      disposed(new AdminApp({ ...defaults, tokenStore: null, superSecretAdminKey, ...given })),
    openDashboard: (given) =>
      disposed(
        new OwnerApp({ ...defaults, publishableClientKey: internalPublishableClientKey, ...given }),
      ),
    newEmail: () => `user${++emails}@example.com`,
    mailTo,
    async codeFor(email, about) {
      const { links } = await mailTo(email, about)
      const code = links.map((link) => new URL(link).searchParams.get('code')).find(Boolean)
      if (!code) throw new Error('The mail has no link with a code.')
      return code
    },
    async loadMailRenderer() {
      const app = new ClientApp(defaults)
      await signUp(app, 'first@example.com')
      await mailTo('first@example.com')
      app.dispose()
    },
    async administrate(method, path, body) {
      const response = await server.fetch(
        new Request(`http://localhost:8102/api/v1${path}`, {
          method,
          headers: adminHeaders,
          body: body && JSON.stringify(body),
        }),
      )
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
      return response.json()
    },
    close: () => server.close(),
  }

  async function mailTo(email: string, about = /./): Promise<Mail> {
    const url = `http://localhost:8102/dev/outbox.json?to=${encodeURIComponent(email)}`
    for (let attempt = 0; attempt < 30_000; attempt++) {
      const response = await server.fetch(new Request(url))
      const { items } = (await response.json()) as { items: Mail[] }
      const mail = items.find(({ to, subject }) => to.includes(email) && about.test(subject))
      if (mail) return mail
      // Emails are written after the response, and the outbox has no event to wait for.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`No mail to ${email}.`)
  }
}

export const password = 'correct horse battery'
export const verificationCallbackUrl = 'http://localhost:5173/handler/email-verification'

/** Creates an account and signs the app in. */
export async function signUp(app: ClientApp, email: string): Promise<void> {
  const result = await app.signUpWithCredential({
    email,
    password,
    verificationCallbackUrl,
    noRedirect: true,
  })
  if (result.status === 'error') throw result.error
}

/** Creates an account and signs an app in. */
export async function signIn(
  service: Service,
  app: ClientApp = service.openClient(),
): Promise<CurrentUser> {
  await signUp(app, service.newEmail())
  return app.getUser({ or: 'throw' })
}

/** Returns the read behind a method of an object, as view libraries use it. */
export function readOf(target: object, name: string, ...args: unknown[]): Resource<unknown> {
  const read = readsOf(target)?.[name]
  if (!read) throw new Error(`There is no read ${name}.`)
  return read(...(args as never[]))
}
