import { declareReads } from '../cache/reads'
import { createResource, type Resource } from '../cache/resource'
import type { SignOutOptions, UserReads } from '../context/context'
import type { ClientAppOptions } from '../context/options'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import { isBrowser } from '../lib/is-browser'
import type { Project } from '../projects/project'
import type { HandlerUrls } from '../redirects/urls'
import { type AuthChangeListener, onAuthChange } from '../sign-in/auth-change'
import type { HasStore, TokenStoreInit } from '../token-store/create'
import type { CurrentUser } from '../users/current-user'
import type { WireUser } from '../users/user'
import { createUserReads } from '../users/user-reads'
import { loadSignIn, loadUser } from './chunks'
import { createContext } from './create-context'
import { getUser } from './get-user'
import { PageRedirects } from './page-redirects'
import { SignInMethods } from './sign-in-methods'
import type { GetUserOptions, OrWithoutUser, UserFor } from './without-user'

/** Key of a member that exists only in the type. */
declare const hasTokenStore: unique symbol

/** Implementation of {@link ClientApp}, without the members that view libraries add. */
class ClientAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends SignInMethods {
  /** Id of the project. */
  readonly projectId: ProjectId
  /** URLs of the app's pages. */
  readonly urls: Readonly<HandlerUrls>
  readonly #userReads: UserReads<WireUser, CurrentUser>
  readonly #project: Resource<Project>

  constructor(options: ClientAppOptions<HasTokenStore, ProjectId>) {
    super(createContext(options))
    const { context } = this
    // The type of the option determines the type of the id.
    this.projectId = context.settings.projectId as ProjectId
    this.urls = context.navigation.urls
    this.#userReads = createUserReads<WireUser, CurrentUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      loadFactory: async () => (await loadUser()).createClientUserFactory(context),
    })
    this.#project = createResource<Project, Project>({
      async fetch() {
        const response = context.http.send('GET /projects/current', {
          onHeaders(headers) {
            context.hasPublicProject = headers.has('x-stack-public-project')
          },
        })
        const [wire, { toProject }] = await Promise.all([response, loadSignIn()])
        return toProject(wire)
      },
      present: (project) => project,
    })
    bindMethods(this, PageRedirects)
    bindMethods(this, SignInMethods)
    bindMethods(this, ClientAppClass)
    declareReads(this, {
      getUser: (options: GetUserOptions = {}) => this.#userReads.of(options.tokenStore),
      getProject: () => this.#project,
    })
    if (options.noAutomaticPrefetch === false && isBrowser()) {
      // Failures are reported to the callers that need the values.
      void Promise.allSettled([this.#userReads.of().load(), this.#project.load()])
    }
  }

  /**
   * Gives an app without a token store a different type from an app with one; never called.
   *
   * @see docs/decisions/241-one-signature-of-constructors.md
   */
  [hasTokenStore]?(hasStore: HasTokenStore): void

  /** Fetches the signed-in user; `or` chooses what happens if there is none, by default `null`. */
  getUser<Or extends OrWithoutUser = OrWithoutUser>(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore, Or>]
      : [GetUserOptions<HasTokenStore, Or>?]
  ): Promise<UserFor<Or, CurrentUser>>
  async getUser(options: GetUserOptions = {}): Promise<CurrentUser | null> {
    return getUser(this.context, this.#userReads.of(options.tokenStore), options)
  }

  /** Fetches the public part of the project. */
  getProject({ signal }: { signal?: AbortSignal | undefined } = {}): Promise<Project> {
    return abortable(this.#project.refresh(), signal)
  }

  /** Signs out on this device immediately, then on the service. Does nothing if signed out. */
  async signOut(options?: SignOutOptions): Promise<void> {
    const { findSession, findStore, signOut } = this.context
    return signOut(findSession(findStore()), options)
  }

  /**
   * Calls back when the visitor signs in or out, in this tab or another.
   *
   * @returns a function that stops the calls.
   * @example
   * const stop = app.onAuthChange((state) => console.log(state))
   */
  onAuthChange(listener: AuthChangeListener): () => void {
    return onAuthChange(this.context, listener)
  }

  /**
   * Aborts pending requests and removes timers and listeners. The app cannot be used afterwards.
   */
  dispose(): void {
    this.context.dispose()
  }
}

/**
 * Signs users in and out, and provides the signed-in user. Create a single one for the whole page.
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
  /**
   * Creates an app.
   *
   * @throws {UsageError} if an option is missing or invalid.
   */
  new <
    HasTokenStore extends boolean = boolean,
    ProjectId extends string = string,
    Init extends TokenStoreInit<HasTokenStore> = TokenStoreInit<HasTokenStore>,
  >(
    options: ClientAppOptions<HasTokenStore, ProjectId> & { tokenStore: Init },
  ): ClientApp<HasStore<Init, HasTokenStore>, ProjectId>
  /** Prototype of the class. */
  readonly prototype: ClientApp
}

// View libraries that add members to the type also add them to each object.
/** Creates a {@link ClientApp}. */
export const ClientApp = ClientAppClass as ClientAppConstructor

/**
 * {@link ClientApp} as the base of generic classes, whose options do not reveal whether there is a
 * token store.
 */
export const BaseClientApp = ClientApp as new <
  HasTokenStore extends boolean,
  ProjectId extends string,
>(
  options: ClientAppOptions<HasTokenStore, ProjectId>,
) => ClientApp<HasTokenStore, ProjectId>
