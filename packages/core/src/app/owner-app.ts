import { declareReads, readsOf } from '../cache/present'
import type { FindUser } from '../context/context'
import type { ClientAppOptions } from '../context/options'
import { bindMethods } from '../lib/bind-methods'
import { getUser } from '../users/get-user'
import { openScope } from '../users/open-scope'
import type { WireUser } from '../users/user'
import { createFindUser } from '../users/user-reads'
import type { GetUserOptions, OrCertain } from '../users/without-user'
import type { AdminApp } from './admin-app'
import { ClientApp } from './client-app'
import { contextOf } from './context-of'
import { type CurrentInternalUser, createOpenProject, toInternalUser } from './owned-projects'

/** What an `OwnerApp` is built from. */
export type OwnerAppOptions<HasTokenStore extends boolean = boolean> = Omit<
  ClientAppOptions<HasTokenStore, 'internal'>,
  'projectId'
>

/** An {@link OwnerApp} by itself, before view libraries add their members. */
class OwnerAppClass<HasTokenStore extends boolean = boolean> extends ClientApp<
  HasTokenStore,
  'internal'
> {
  readonly #findUser: FindUser<CurrentInternalUser>
  readonly #opened: AdminApp[] = []

  constructor(options: OwnerAppOptions<HasTokenStore>) {
    super({ ...options, projectId: 'internal' } as ClientAppOptions<HasTokenStore, 'internal'>)
    const context = contextOf(this)
    const open = createOpenProject(context.settings, (app) => this.#opened.push(app))
    this.#findUser = createFindUser<WireUser, CurrentInternalUser>(context, {
      fetch: (session) => context.httpOf(session).send('GET /users/me'),
      loadCode: async () => ({
        openScope: (session, read) => openScope(context, session, read),
        present: (scope, wire) => toInternalUser(scope, wire, open),
      }),
    })
    bindMethods(this, OwnerAppClass)
    declareReads(this, {
      ...readsOf(this),
      getUser: (options: GetUserOptions = {}) => this.#findUser(options.tokenStore),
    })
  }

  /** Fetches the signed-in owner afresh; `or` says what to do when there is none. */
  override getUser(
    options: GetUserOptions<HasTokenStore> & { or: OrCertain },
  ): Promise<CurrentInternalUser>
  /** Fetches the signed-in owner afresh; `null` when there is none. */
  override getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentInternalUser | null>
  override async getUser(options: GetUserOptions = {}): Promise<CurrentInternalUser | null> {
    return getUser(contextOf(this), this.#findUser(options.tokenStore), options)
  }

  /** Ends everything, also that of the projects it opened. */
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

/** Makes an {@link OwnerApp}: of `tokenStore: null` one whose calls say whose tokens they use. */
export interface OwnerAppConstructor {
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = false>(
    options: OwnerAppOptions<HasTokenStore> & { tokenStore: null },
  ): OwnerApp<HasTokenStore>
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = boolean>(
    options: OwnerAppOptions<HasTokenStore>,
  ): OwnerApp<HasTokenStore>
  readonly prototype: OwnerApp
}

// Whoever merged members into the type adds them to each object.
/** Makes an {@link OwnerApp}. */
export const OwnerApp = OwnerAppClass as OwnerAppConstructor
