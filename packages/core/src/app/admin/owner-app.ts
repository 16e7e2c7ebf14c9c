import { declareReads, readsOf } from '../../cache/reads'
import type { UserReads } from '../../context/context'
import type { ClientAppOptions } from '../../context/options'
import { bindMethods } from '../../lib/bind-methods'
import type { HasStore, TokenStoreInit } from '../../token-store/create'
import { openScope } from '../../users/open-scope'
import type { WireUser } from '../../users/user'
import { createUserReads } from '../../users/user-reads'
import { BaseClientApp } from '../client-app'
import { getUser } from '../get-user'
import type { GetUserOptions, OrWithoutUser, UserFor } from '../without-user'
import type { AdminApp } from './admin-app'
import { type CurrentInternalUser, createOpenProject, toInternalUser } from './owned-projects'

/** Options of an `OwnerApp`. */
export type OwnerAppOptions<HasTokenStore extends boolean = boolean> = Omit<
  ClientAppOptions<HasTokenStore, 'internal'>,
  'projectId'
>

/** Implementation of {@link OwnerApp}, without the members that view libraries add. */
class OwnerAppClass<HasTokenStore extends boolean = boolean> extends BaseClientApp<
  HasTokenStore,
  'internal'
> {
  readonly #userReads: UserReads<WireUser, CurrentInternalUser>
  readonly #opened: AdminApp[] = []

  constructor(options: OwnerAppOptions<HasTokenStore>) {
    super({ ...options, projectId: 'internal' } as ClientAppOptions<HasTokenStore, 'internal'>)
    const { context } = this
    const open = createOpenProject(context.settings, (app) => this.#opened.push(app))
    this.#userReads = createUserReads<WireUser, CurrentInternalUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      loadFactory: async () => ({
        openScope: (session, read) => openScope(context, session, read),
        present: (scope, read, wire) => toInternalUser(scope, read, wire, open),
      }),
    })
    bindMethods(this, OwnerAppClass)
    declareReads(this, {
      ...readsOf(this),
      getUser: (options: GetUserOptions = {}) => this.#userReads.of(options.tokenStore),
    })
  }

  /** Fetches the signed-in owner; `or` chooses what happens if there is none, by default `null`. */
  override getUser<Or extends OrWithoutUser = OrWithoutUser>(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore, Or>]
      : [GetUserOptions<HasTokenStore, Or>?]
  ): Promise<UserFor<Or, CurrentInternalUser>>
  override async getUser(options: GetUserOptions = {}): Promise<CurrentInternalUser | null> {
    return getUser(this.context, this.#userReads.of(options.tokenStore), options)
  }

  /** Disposes of this app and of the apps of its projects. */
  override dispose(): void {
    super.dispose()
    for (const app of this.#opened) app.dispose()
  }
}

/**
 * A `ClientApp` of the project `internal`, for dashboards: its users own projects.
 *
 * @example
 * const app = new OwnerApp({
 *   baseUrl: 'https://auth.example.com',
 *   publishableClientKey: 'a-key-of-the-project-internal',
 *   tokenStore: 'cookie',
 * })
 * const owner = await app.getUser({ or: 'redirect' })
 * const project = await owner.createProject({ displayName: 'My app' })
 */
export interface OwnerApp<HasTokenStore extends boolean = boolean>
  extends OwnerAppClass<HasTokenStore> {}

/**
 * Constructor of {@link OwnerApp}. With `tokenStore: null`, calls that need tokens require them as
 * an argument.
 */
export interface OwnerAppConstructor {
  /**
   * Creates an app.
   *
   * @throws {UsageError} if an option is missing or invalid.
   */
  new <
    HasTokenStore extends boolean = boolean,
    Init extends TokenStoreInit<HasTokenStore> = TokenStoreInit<HasTokenStore>,
  >(
    options: OwnerAppOptions<HasTokenStore> & { tokenStore: Init },
  ): OwnerApp<HasStore<Init, HasTokenStore>>
  /** Prototype of the class. */
  readonly prototype: OwnerApp
}

// View libraries that add members to the type also add them to each object.
/** Creates an {@link OwnerApp}. */
export const OwnerApp = OwnerAppClass as OwnerAppConstructor
