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

/** A {@link ClientApp} by itself, before view libraries add their members. */
class ClientAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends Flows {
  /** Id of the project the app belongs to. */
  readonly projectId: ProjectId
  /** Where the pages of the app are. */
  readonly urls: Readonly<HandlerUrls>
  /** Goes to `urls.signIn`. */
  declare readonly redirectToSignIn: Redirect
  /** Goes to `urls.signUp`. */
  declare readonly redirectToSignUp: Redirect
  /** Goes to `urls.signOut`. */
  declare readonly redirectToSignOut: Redirect
  /** Goes to `urls.emailVerification`. */
  declare readonly redirectToEmailVerification: Redirect
  /** Goes to `urls.passwordReset`. */
  declare readonly redirectToPasswordReset: Redirect
  /** Goes to `urls.forgotPassword`. */
  declare readonly redirectToForgotPassword: Redirect
  /** Goes to `urls.home`. */
  declare readonly redirectToHome: Redirect
  /** Goes to `urls.oauthCallback`. */
  declare readonly redirectToOAuthCallback: Redirect
  /** Goes to `urls.magicLinkCallback`. */
  declare readonly redirectToMagicLinkCallback: Redirect
  /** Goes to `urls.afterSignIn`. */
  declare readonly redirectToAfterSignIn: Redirect
  /** Goes to `urls.afterSignUp`. */
  declare readonly redirectToAfterSignUp: Redirect
  /** Goes to `urls.afterSignOut`. */
  declare readonly redirectToAfterSignOut: Redirect
  /** Goes to `urls.accountSettings`. */
  declare readonly redirectToAccountSettings: Redirect
  /** Goes to `urls.error`. */
  declare readonly redirectToError: Redirect
  /** Goes to `urls.teamInvitation`. */
  declare readonly redirectToTeamInvitation: Redirect
  readonly #context: AppContext
  readonly #findUser: FindUser<CurrentUser>
  readonly #project: Resource<Project>

  constructor(options: ClientAppOptions<HasTokenStore, ProjectId>) {
    super()
    const context = createContext(options)
    this.#context = context
    // The type of the option is what the id is known by.
    this.projectId = context.settings.projectId as ProjectId
    this.urls = context.navigation.urls
    this.#findUser = createFindUser<WireUser, CurrentUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      loadCode: async () => (await loadSignedIn()).toClientUserCode(context),
    })
    this.#project = createResource<Project, Project>({
      async fetch() {
        const answer = context.http.send('GET /projects/current')
        const [wire, { toProject }] = await Promise.all([answer, loadSignInPages()])
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
      // Whoever needs them hears of a failure.
      void Promise.allSettled([this.#findUser().load(), this.#project.load()])
    }
  }

  /** Fetches the signed-in user afresh; `or` says what to do when there is none. */
  getUser(options: GetUserOptions<HasTokenStore> & { or: OrCertain }): Promise<CurrentUser>
  /** Fetches the signed-in user afresh; `null` when there is none. */
  getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentUser | null>
  async getUser(options: GetUserOptions = {}): Promise<CurrentUser | null> {
    return getUser(this.#context, this.#findUser(options.tokenStore), options)
  }

  /** Fetches what anybody may know of the project afresh. */
  getProject({ signal }: { signal?: AbortSignal } = {}): Promise<Project> {
    return abortable(this.#project.refresh(), signal)
  }

  /** Signs out on this device at once, then on the service. Nothing happens when signed out. */
  async signOut(options?: SignOutOptions): Promise<void> {
    const { findSession, findStore } = this.#context
    return signOut(this.#context, findSession(findStore()), options, loadSignedIn)
  }

  /**
   * Calls back when somebody signs in or out, here or in another tab. Returns how to stop it.
   *
   * @example
   * const stop = app.onAuthChange((state) => console.log(state))
   */
  onAuthChange(listener: AuthChangeListener): () => void {
    return onAuthChange(this.#context, listener)
  }

  /** Ends calls under way, timers and listeners. The app cannot be used afterwards. */
  dispose(): void {
    this.#context.dispose()
  }
}

/**
 * Signs people in and out and knows who they are. Make one for the whole page.
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

/** Makes a {@link ClientApp}: of `tokenStore: null` one whose calls say whose tokens they use. */
export interface ClientAppConstructor {
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = false, ProjectId extends string = string>(
    options: ClientAppOptions<HasTokenStore, ProjectId> & { tokenStore: null },
  ): ClientApp<HasTokenStore, ProjectId>
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = boolean, ProjectId extends string = string>(
    options: ClientAppOptions<HasTokenStore, ProjectId>,
  ): ClientApp<HasTokenStore, ProjectId>
  readonly prototype: ClientApp
}

// Whoever merged members into the type adds them to each object.
/** Makes a {@link ClientApp}. */
export const ClientApp = ClientAppClass as ClientAppConstructor
