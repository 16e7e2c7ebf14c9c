import { createServer, type Server, type ServerOptions } from '@app/server'
import { onTestFinished } from 'vitest'
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

/** The project every service outside production has from the start. */
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

/** A mail in the development outbox. */
interface Mail {
  to: string[]
  subject: string
  text: string
  links: string[]
}

/** A running service and what tests do with it. */
export interface Service {
  /** Requests the service got, as `GET /users/me`, oldest first. */
  readonly calls: string[]
  readonly fetch: (request: Request) => Promise<Response>
  /** The one project with anonymous accounts and owners of projects. */
  readonly internal: { projectId: string; publishableClientKey: string }
  /** A browser's app; it is disposed when the test ends. */
  openClient(options?: Partial<ClientAppOptions>): ClientApp
  /** A server's app; it is disposed when the test ends. */
  openServer(options?: Partial<ServerAppOptions>): ServerApp
  /** An owner's app; it is disposed when the test ends. */
  openAdmin(options?: Partial<AdminKeyOptions>): AdminApp
  /** A dashboard; it is disposed when the test ends. */
  openDashboard(options?: Partial<OwnerAppOptions>): OwnerApp
  /** An address nobody has used yet. */
  newEmail(): string
  /** The newest mail to an address, about something, as soon as it is there. */
  mailTo(email: string, about?: RegExp): Promise<Mail>
  /** The code in the link of that mail. */
  codeFor(email: string, about?: RegExp): Promise<string>
  /** For tests that make this process a browser, which the renderer must not take it for. */
  loadMailRenderer(): Promise<void>
  /** Does what only a project's owner can; answers the body. */
  administrate<Body>(method: string, path: string, body?: object): Promise<Body>
  close(): Promise<void>
}

/** Starts the real service in this process, on a database in memory. */
export async function startService(options: ServerOptions = {}): Promise<Service> {
  const server: Server = await createServer({
    databaseUrl: 'memory://',
    url: 'http://localhost:8102',
    rateLimits: false,
    internalPublishableClientKey,
    log: 'silent',
    // The stand-in for identity providers is a part of the service.
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
    for (let attempt = 0; attempt < 2000; attempt++) {
      const response = await server.fetch(new Request('http://localhost:8102/dev/outbox.json'))
      const { items } = (await response.json()) as { items: Mail[] }
      const mail = items.find(({ to, subject }) => to.includes(email) && about.test(subject))
      if (mail) return mail
      // Mails are written after the answer; the outbox has no event to wait for.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`No mail to ${email}.`)
  }
}

export const password = 'correct horse battery'
export const verificationCallbackUrl = 'http://localhost:5173/handler/email-verification'

/** Makes an account and signs the app in to it. */
export async function signUp(app: ClientApp, email: string): Promise<void> {
  const result = await app.signUpWithCredential({
    email,
    password,
    verificationCallbackUrl,
    noRedirect: true,
  })
  if (result.status === 'error') throw result.error
}

/** Makes an account and signs an app in to it. */
export async function signIn(
  service: Service,
  app: ClientApp = service.openClient(),
): Promise<CurrentUser> {
  await signUp(app, service.newEmail())
  return app.getUser({ or: 'throw' })
}

/** What a view would watch: the read behind a method of an object. */
export function readOf(target: object, name: string, ...args: unknown[]): Resource<unknown> {
  const read = readsOf(target)?.[name]
  if (!read) throw new Error(`There is no read ${name}.`)
  return read(...(args as never[]))
}
