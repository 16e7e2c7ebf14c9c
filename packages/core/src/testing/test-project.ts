import { AdminApp } from '../app/admin/admin-app'
import type { AdminKeyOptions } from '../app/admin/admin-options'
import { ClientApp } from '../app/client-app'
import { ServerApp, type ServerAppOptions } from '../app/server-app'
import type { ClientAppOptions } from '../context/options'
import type { Optional } from '../lib/optional'
import type { TestClock } from './clock'
import { type EmailOptions, type TestEmail, waitForEmail } from './mailbox'
import {
  addSessionCookies,
  type CookieContext,
  openSignedIn,
  type TestUser,
  type TestUserOptions,
} from './test-user'

/** Keys of a test project in plain text. */
export interface TestProjectKeys {
  /** Id of the project. */
  readonly projectId: string
  /** For browsers. */
  readonly publishableClientKey: string
  /** For servers of the app. */
  readonly secretServerKey: string
  /** For administration of the project. */
  readonly superSecretAdminKey: string
}

/** A project of a test service, which shares nothing with other projects. */
export interface TestProject extends TestProjectKeys {
  /**
   * Options for apps of this project: URL, ids, publishable key, clock and, for a service without
   * a port, `fetch`.
   */
  readonly options: Required<Pick<ClientAppOptions, 'baseUrl' | 'projectId' | 'now'>> &
    Pick<ClientAppOptions, 'publishableClientKey' | 'fetch'>
  /** For the app's server. */
  readonly serverApp: ServerApp<false>
  /** For settings of the project. */
  readonly adminApp: AdminApp<false>
  /** Creates a client app without a user; tokens are kept in memory. */
  openClient(options?: Optional<ClientAppOptions<true>>): ClientApp<true>
  /** Creates a user with a verified address that no other user has. */
  createUser(options?: TestUserOptions): Promise<TestUser>
  /** Creates a client app in which the user is signed in, such as for `AppProvider`. */
  signIn(user: TestUser, options?: Optional<ClientAppOptions<true>>): Promise<ClientApp<true>>
  /**
   * Signs the user in to a site in a browser. Its pages must use the token store `'cookie'`.
   *
   * @param context Such as `page.context()` of Playwright.
   * @param url URL of the site, such as `http://localhost:5173`.
   */
  signInAs(context: CookieContext, user: TestUser, url: string): Promise<void>
  /**
   * Waits for the newest email to an address.
   *
   * @throws `Error` that lists the subjects of the emails to that address, after ten seconds.
   */
  waitForEmail(address: string, options?: EmailOptions): Promise<TestEmail>
}

interface Needs {
  keys: TestProjectKeys
  baseUrl: string
  clock: TestClock
  fetch: (request: Request) => Promise<Response>
  /** Whether requests need `fetch`, because the service has no port. */
  isInProcess: boolean
  /** Called with each app that is created. */
  onOpen: (app: ClientApp) => void
}

/** Creates the tools of a test project. */
export function createTestProject(needs: Needs): TestProject {
  const { keys, baseUrl, clock, fetch, isInProcess, onOpen } = needs
  const options = {
    baseUrl,
    projectId: keys.projectId,
    publishableClientKey: keys.publishableClientKey,
    now: clock.now,
    ...(isInProcess && { fetch }),
  }
  function open<App extends ClientApp>(app: App): App {
    onOpen(app)
    return app
  }
  const serverOptions: ServerAppOptions<false> = {
    ...options,
    secretServerKey: keys.secretServerKey,
    tokenStore: null,
  }
  const adminOptions: AdminKeyOptions<false> = {
    ...serverOptions,
    superSecretAdminKey: keys.superSecretAdminKey,
  }
  const serverApp = open(new ServerApp(serverOptions))
  const clientOptions = (given: Optional<ClientAppOptions<true>> = {}): ClientAppOptions<true> => ({
    ...options,
    ...given,
    tokenStore: given.tokenStore ?? 'memory',
  })

  return {
    ...keys,
    options,
    serverApp,
    adminApp: open(new AdminApp(adminOptions)),
    openClient: (given) => open(new ClientApp<true>(clientOptions(given))),
    async createUser(given = {}) {
      const email = given.primaryEmail ?? `user-${crypto.randomUUID()}@example.com`
      const user = await serverApp.createUser({
        ...given,
        primaryEmail: email,
        primaryEmailVerified: given.primaryEmailVerified ?? true,
        primaryEmailAuthEnabled: given.primaryEmailAuthEnabled ?? true,
      })
      return { id: user.id, email, user }
    },
    signIn: async ({ user }, given) => open(await openSignedIn(user, clientOptions(given))),
    signInAs: (context, { user }, url) =>
      addSessionCookies(context, user, { projectId: keys.projectId, url, now: clock.now() }),
    waitForEmail(address, given) {
      const url = `${baseUrl}/dev/outbox.json?to=${encodeURIComponent(address)}`
      return waitForEmail(() => fetch(new Request(url)), address, given)
    },
  }
}
