import { declareReads } from '../cache/present'
import { createResource, type Resource } from '../cache/resource'
import type { AppContext, FindUser } from '../context/context'
import type { ClientAppOptions } from '../context/options'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import { isBrowser } from '../lib/is-browser'
import type { Project } from '../projects/project'
import { createRedirects, type Redirect } from '../redirects/redirects'
import type { HandlerUrls } from '../redirects/urls'
import type { SignOutOptions } from '../sign-in/finish-sign-out'
import { signOut } from '../sign-in/sign-out'
import type { CurrentUser } from '../users/current-user'
import { getUser } from '../users/get-user'
import type { WireUser } from '../users/user'
import { createFindUser } from '../users/user-reads'
import type { GetUserOptions, OrCertain } from '../users/without-user'
import { type AuthChangeListener, onAuthChange } from './auth-change'
import { rememberContext } from './context-of'
import { createContext } from './create-context'
import { addFlows, Flows } from './flows'
import { loadSignInPages } from './load-sign-in-pages'
import { loadSignedIn } from './load-signed-in'

/** Implementation of {@link ClientApp}, without the members of view libraries. */
class ClientAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends Flows {
  /** Id of the project. */
  readonly projectId: ProjectId
  /** URLs of the app's pages. */
  readonly urls: Readonly<HandlerUrls>
  /** Redirects to `urls.signIn`. */
  declare readonly redirectToSignIn: Redirect
  /** Redirects to `urls.signUp`. */
  declare readonly redirectToSignUp: Redirect
  /** Redirects to `urls.signOut`. */
  declare readonly redirectToSignOut: Redirect
  /** Redirects to `urls.emailVerification`. */
  declare readonly redirectToEmailVerification: Redirect
  /** Redirects to `urls.passwordReset`. */
  declare readonly redirectToPasswordReset: Redirect
  /** Redirects to `urls.forgotPassword`. */
  declare readonly redirectToForgotPassword: Redirect
  /** Redirects to `urls.home`. */
  declare readonly redirectToHome: Redirect
  /** Redirects to `urls.oauthCallback`. */
  declare readonly redirectToOAuthCallback: Redirect
  /** Redirects to `urls.magicLinkCallback`. */
  declare readonly redirectToMagicLinkCallback: Redirect
  /** Redirects to `urls.afterSignIn`. */
  declare readonly redirectToAfterSignIn: Redirect
  /** Redirects to `urls.afterSignUp`. */
  declare readonly redirectToAfterSignUp: Redirect
  /** Redirects to `urls.afterSignOut`. */
  declare readonly redirectToAfterSignOut: Redirect
  /** Redirects to `urls.accountSettings`. */
  declare readonly redirectToAccountSettings: Redirect
  /** Redirects to `urls.error`. */
  declare readonly redirectToError: Redirect
  /** Redirects to `urls.teamInvitation`. */
  declare readonly redirectToTeamInvitation: Redirect
  readonly #context: AppContext
  readonly #findUser: FindUser<CurrentUser>
  readonly #project: Resource<Project>

  constructor(options: ClientAppOptions<HasTokenStore, ProjectId>) {
    super()
    const context = createContext(options)
    this.#context = context
    // The type of the option determines the type of the id.
    this.projectId = context.settings.projectId as ProjectId
    this.urls = context.navigation.urls
    this.#findUser = createFindUser<WireUser, CurrentUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      loadCode: async () => (await loadSignedIn()).toClientUserCode(context),
    })
    this.#project = createResource<Project, Project>({
      async fetch() {
        const response = context.http.send('GET /projects/current')
        const [wire, { toProject }] = await Promise.all([response, loadSignInPages()])
        return toProject(wire)
      },
      present: (project) => project,
    })
    Object.assign(this, createRedirects(context.navigation))
    addFlows(this, context)
    rememberContext(this, context)
    bindMethods(this, ClientAppClass)
    declareReads(this, {
      getUser: (options: GetUserOptions = {}) => this.#findUser(options.tokenStore),
      getProject: () => this.#project,
    })
    if (options.noAutomaticPrefetch === false && isBrowser()) {
      // Failures are reported to the callers that need the values.
      void Promise.allSettled([this.#findUser().load(), this.#project.load()])
    }
  }

  /** Fetches the signed-in user; `or` chooses what happens if there is none. */
  getUser(options: GetUserOptions<HasTokenStore> & { or: OrCertain }): Promise<CurrentUser>
  /** Fetches the signed-in user; `null` if there is none. */
  getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentUser | null>
  async getUser(options: GetUserOptions = {}): Promise<CurrentUser | null> {
    return getUser(this.#context, this.#findUser(options.tokenStore), options)
  }

  /** Fetches the public part of the project. */
  getProject({ signal }: { signal?: AbortSignal } = {}): Promise<Project> {
    return abortable(this.#project.refresh(), signal)
  }

  /** Signs out on this device immediately, then on the service. Does nothing if signed out. */
  async signOut(options?: SignOutOptions): Promise<void> {
    const { findSession, findStore } = this.#context
    return signOut(this.#context, findSession(findStore()), options, loadSignedIn)
  }

  /**
   * Calls back when the visitor signs in or out, in this tab or another.
   *
   * @returns a function that stops the calls.
   * @example
   * const stop = app.onAuthChange((state) => console.log(state))
   */
  onAuthChange(listener: AuthChangeListener): () => void {
    return onAuthChange(this.#context, listener)
  }

  /**
   * Aborts pending requests and removes timers and listeners. The app cannot be used afterwards.
   */
  dispose(): void {
    this.#context.dispose()
  }
}

/**
 * Signs users in and out and knows the signed-in user. Create one for the whole page.
 *
 * @example
 * const app = new ClientApp({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: '00000000-0000-4000-8000-00000000de30',
 *   publishableClientKey: 'pck_…',
 *   tokenStore: 'cookie',
 * })
 * const user = await app.getUser()
 */
export interface ClientApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientAppClass<HasTokenStore, ProjectId> {}

/**
 * Constructor of {@link ClientApp}. With `tokenStore: null`, calls that need tokens require them as
 * an argument.
 */
export interface ClientAppConstructor {
  /** @throws {UsageError} if an option is missing or invalid. */
  new <HasTokenStore extends boolean = false, ProjectId extends string = string>(
    options: ClientAppOptions<HasTokenStore, ProjectId> & { tokenStore: null },
  ): ClientApp<HasTokenStore, ProjectId>
  /** @throws {UsageError} if an option is missing or invalid. */
  new <HasTokenStore extends boolean = boolean, ProjectId extends string = string>(
    options: ClientAppOptions<HasTokenStore, ProjectId>,
  ): ClientApp<HasTokenStore, ProjectId>
  /** Prototype of the class. */
  readonly prototype: ClientApp
}

// View libraries that add members to the type also add them to each object.
/** Creates a {@link ClientApp}. */
export const ClientApp = ClientAppClass as ClientAppConstructor
