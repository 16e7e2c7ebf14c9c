import { present, readsOf } from '../cache/present'
import type { CurrentServerUser } from '../entities/server-user'
import { toCurrentServerUser } from '../entities/server-user'
import {
  type AccessTokenClaims,
  type AccessTokenError,
  createVerifier,
  type VerifyAccessToken,
} from '../flows/verify-access-token'
import { bindMethods } from '../lib/bind-methods'
import type { Result } from '../lib/result'
import { ClientApp } from './client-app'
import { contextOf } from './context-of'
import { type GetUserOptions, getUser } from './get-user'
import { type ClientAppOptions, readSecretServerKey } from './options'
import { check, keyRule } from './settings'
import { createFindUser, type FindUser } from './user-reads'

/** What a `ServerApp` is built from. */
export interface ServerAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientAppOptions<HasTokenStore, ProjectId> {
  /** `ssk_…`; a secret that must never reach a browser. @default env STACK_SECRET_SERVER_KEY */
  secretServerKey?: string
}

/**
 * A `ClientApp` for an app's own server: knows who sent a request, and more about them.
 *
 * @example
 * const app = new ServerApp({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: '00000000-0000-4000-8000-00000000de30',
 *   publishableClientKey: 'pck_…',
 *   secretServerKey: 'ssk_…',
 *   tokenStore: null,
 * })
 * const user = await app.getUser({ tokenStore: request })
 */
export class ServerApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientApp<HasTokenStore, ProjectId> {
  readonly #findUser: FindUser<CurrentServerUser>
  readonly #verify: VerifyAccessToken

  /** @throws {UsageError} when an option is missing or cannot be right. */
  constructor(options: ServerAppOptions<HasTokenStore, ProjectId>) {
    super(options)
    const context = contextOf(this)
    const secretServerKey = check(
      'secretServerKey',
      options.secretServerKey || readSecretServerKey(),
      keyRule(context.settings.projectId, 'ssk_', 'STACK_SECRET_SERVER_KEY'),
    )
    const keys = { 'x-stack-secret-server-key': secretServerKey }
    this.#findUser = createFindUser(context, {
      fetch: (session) => context.httpWith('server', session, keys).send('GET /users/me'),
      update: (session, body) =>
        context.httpWith('server', session, keys).send('PATCH /users/me', { body }),
      present: toCurrentServerUser,
    })
    this.#verify = createVerifier(context.settings)
    bindMethods(this, ServerApp)
    present(this, {
      ...readsOf(this),
      getUser: (options: GetUserOptions = {}) => this.#findUser(options.tokenStore),
    })
  }

  override getUser(
    options: GetUserOptions<HasTokenStore> & { or: 'redirect' | 'throw' },
  ): Promise<CurrentServerUser>
  override getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentServerUser | null>
  override async getUser(options: GetUserOptions = {}): Promise<CurrentServerUser | null> {
    return getUser(contextOf(this), this.#findUser(options.tokenStore), options)
  }

  /**
   * Judges an access token without asking the service. A session that was ended may still have
   * tokens that count, for as long as they live.
   *
   * @throws {NetworkError} when the public keys of the service cannot be had.
   */
  verifyAccessToken(token: string): Promise<Result<AccessTokenClaims, AccessTokenError>> {
    return this.#verify(token)
  }
}
