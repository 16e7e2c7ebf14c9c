import { declareReads, readsOf } from '../cache/reads'
import type { UserReads } from '../context/context'
import type { ClientAppOptions } from '../context/options'
import type { Scope } from '../context/scope'
import { toServerOptions } from '../context/server-options'
import type { KnownErrorOf } from '../errors/known-error'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import {
  type AcceptUserOptions,
  type AccessTokenClaims,
  type AccessTokenError,
  createVerifier,
  unverified,
  type VerifyAccessToken,
} from '../sessions/verify-access-token'
import { withBearer } from '../token-store/bearer'
import type { HasStore, TokenStoreInit } from '../token-store/create'
import { identifyRequest, notSignedIn, requireAccessToken } from '../token-store/identify-request'
import type { RequestLike } from '../token-store/request'
import type {
  CurrentServerUser,
  ServerTeam,
  ServerTeamCreateOptions,
  ServerUser,
  ServerUserCreateOptions,
  WireServerUser,
} from '../users/server-user'
import {
  createServerUser,
  iterateServerUsers,
  type ServerListUsersOptions,
  type ServerUserPage,
} from '../users/server-users'
import {
  createServerTeam,
  iterateServerTeams,
  type ServerListTeamsOptions,
  type ServerTeamPage,
} from '../users/server-users-and-teams'
import { BaseClientApp } from './client-app'
import { getUser } from './get-user'
import { createServerScope } from './scopes'
import { createCurrentServerUserReads, createServerReads } from './server-reads'
import type { GetUserOptions, OrWithoutUser, UserFor } from './without-user'

/** Options of a `ServerApp`. */
export interface ServerAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientAppOptions<HasTokenStore, ProjectId> {
  /** `ssk_…`; a secret that must never reach a browser. @default env STACK_SECRET_SERVER_KEY */
  secretServerKey?: string | undefined
}

/** Implementation of {@link ServerApp}, without the members that view libraries add. */
class ServerAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends BaseClientApp<HasTokenStore, ProjectId> {
  readonly #scope: Scope<'server'>
  readonly #reads: ReturnType<typeof createServerReads>
  readonly #userReads: UserReads<WireServerUser, CurrentServerUser>
  readonly #verify: VerifyAccessToken

  constructor(options: ServerAppOptions<HasTokenStore, ProjectId>) {
    super(toServerOptions(options))
    const { context } = this
    this.#scope = createServerScope(context)
    this.#reads = createServerReads(this.#scope)
    this.#userReads = createCurrentServerUserReads(this.#scope)
    this.#verify = createVerifier(context.settings)
    bindMethods(this, ServerAppClass)
    declareReads(this, {
      ...readsOf(this),
      ...this.#reads,
      getUser: (given?: string | GetUserOptions) =>
        typeof given === 'string'
          ? this.#reads.getUserById(given)
          : this.#userReads.of(withBearer(given?.tokenStore)),
    })
  }

  /** Fetches a user by id; `null` if there is none. */
  override getUser(userId: string, options?: CallOptions): Promise<ServerUser | null>
  /** Fetches the signed-in user; `or` chooses what happens if there is none, by default `null`. */
  override getUser<Or extends OrWithoutUser = OrWithoutUser>(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore, Or>]
      : [GetUserOptions<HasTokenStore, Or>?]
  ): Promise<UserFor<Or, CurrentServerUser>>
  override async getUser(
    given: string | GetUserOptions = {},
    { signal }: CallOptions = {},
  ): Promise<ServerUser | CurrentServerUser | null> {
    if (typeof given === 'string') {
      return abortable(this.#reads.getUserById(given).refresh(), signal)
    }
    const tokenStore = withBearer(given.tokenStore)
    return getUser(this.context, this.#userReads.of(tokenStore), { ...given, tokenStore })
  }

  /**
   * Fetches the user who sent a request, identified by its header `x-stack-auth`, an access token in
   * its header `Authorization: Bearer …`, or its cookies. Accepts requests of the Fetch API, Hono,
   * Express and similar. Cookies are ignored unless the method is safe (GET, HEAD, OPTIONS) or the
   * request comes from a page of the same origin or of `csrfTrustedOrigins`. Cookies without a
   * request, such as `cookies()` of Next.js, reveal neither method nor origin: get their user with
   * `getUser({ tokenStore: await cookies() })`. A banned user counts as signed out at once, an ended
   * session when its access token expires.
   *
   * @example
   * const user = await app.requireUser(request)
   * @throws `KnownErrors.UserAuthenticationRequired`; respond with its `statusCode`, 401.
   * @throws `KnownErrors.EmailVerificationRequired` (403) if the project requires a verified email
   * address and the user has none, unless `allowUnverifiedEmail`.
   */
  async requireUser(
    request: RequestLike,
    { signal, allowUnverifiedEmail = false }: AcceptUserOptions = {},
  ): Promise<CurrentServerUser> {
    const tokens = identifyRequest(request, this.context.settings)
    if (tokens.status === 'error') throw tokens.error
    const user = await this.getUser({ tokenStore: request, signal })
    if (!user) throw notSignedIn()
    if (user.isEmailVerificationRequired && !allowUnverifiedEmail) throw unverified()
    return user
  }

  /**
   * Verifies the access token of a request without contacting the service, once the public keys
   * have been fetched. Finds the token as {@link ServerApp.requireUser} does. An expired one is an
   * error (`ACCESS_TOKEN_EXPIRED`): `requireUser` refreshes it if the request has a refresh token,
   * too. Tokens of a revoked session stay valid until they expire. A user who must verify their
   * email address first is refused (`EMAIL_VERIFICATION_REQUIRED`), unless `allowUnverifiedEmail`.
   *
   * @example
   * const result = await app.verifyRequest(request)
   * if (result.status === 'error') {
   *   return new Response(result.error.message, { status: result.error.statusCode })
   * }
   * const { userId } = result.data
   * @throws {NetworkError} if the public keys of the service cannot be fetched.
   */
  async verifyRequest(
    request: RequestLike,
    options?: AcceptUserOptions,
  ): Promise<
    Result<AccessTokenClaims, AccessTokenError | KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>>
  > {
    const tokens = identifyRequest(request, this.context.settings)
    if (tokens.status === 'error') return tokens
    const token = requireAccessToken(tokens.data)
    return token.status === 'error' ? token : this.verifyAccessToken(token.data, options)
  }

  /**
   * Fetches the signed-in user.
   *
   * @deprecated Use {@link ServerApp.getUser}.
   */
  getServerUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentServerUser | null> {
    console.warn('getServerUser is deprecated: use getUser.')
    return this.getUser<OrWithoutUser>(...options)
  }

  /**
   * Fetches a user by id.
   *
   * @deprecated Use {@link ServerApp.getUser} with the id.
   */
  getServerUserById(userId: string, options?: CallOptions): Promise<ServerUser | null> {
    return this.getUser(userId, options)
  }

  /**
   * Fetches a page of users, or all users without `limit`. {@link ServerApp.iterateUsers} handles
   * the cursor.
   */
  listUsers(options: ServerListUsersOptions = {}): Promise<ServerUserPage> {
    return abortable(this.#reads.listUsers(options).refresh(), options.signal)
  }

  /** Iterates over all users, fetching pages of `limit` users (default 100) on demand. */
  iterateUsers(options: ServerListUsersOptions = {}): AsyncGenerator<ServerUser, void, undefined> {
    return iterateServerUsers(this.#scope, options)
  }

  /**
   * Creates a user. Sends no email and creates no session. To sign in with the address, even with a
   * `password`, the user needs `primaryEmailAuthEnabled: true`: the default is `false`.
   */
  createUser(options: ServerUserCreateOptions = {}): Promise<ServerUser> {
    return createServerUser(this.#scope, options)
  }

  /** Fetches a team by id; `null` if there is none. */
  getTeam(teamId: string, { signal }: CallOptions = {}): Promise<ServerTeam | null> {
    return abortable(this.#reads.getTeam(teamId).refresh(), signal)
  }

  /**
   * Fetches a page of the project's teams, oldest first, or all teams without `limit`.
   * {@link ServerApp.iterateTeams} handles the cursor.
   */
  listTeams(options: ServerListTeamsOptions = {}): Promise<ServerTeamPage> {
    return abortable(this.#reads.listTeams(options).refresh(), options.signal)
  }

  /** Iterates over all teams, fetching pages of `limit` teams (default 100) on demand. */
  iterateTeams(options: ServerListTeamsOptions = {}): AsyncGenerator<ServerTeam, void, undefined> {
    return iterateServerTeams(this.#scope, options)
  }

  /** Creates a team; without `creatorUserId` it has no members. */
  createTeam(options: ServerTeamCreateOptions): Promise<ServerTeam> {
    return createServerTeam(this.#scope, options)
  }

  /**
   * Verifies an access token that is not part of a request, such as one in a WebSocket message,
   * like {@link ServerApp.verifyRequest}.
   *
   * @example
   * const result = await app.verifyAccessToken(await request.text())
   * if (result.status === 'ok') console.log(result.data.userId)
   * @throws {NetworkError} if the public keys of the service cannot be fetched.
   */
  verifyAccessToken(
    token: string,
    { signal, ...options }: AcceptUserOptions = {},
  ): Promise<Result<AccessTokenClaims, AccessTokenError>> {
    return abortable(this.#verify(token, options), signal)
  }
}

/**
 * A `ClientApp` for an app's own server: identifies the sender of a request, and can read and
 * change all users and teams.
 *
 * @example
 * const app = new ServerApp<false>({
 *   baseUrl: 'https://auth.example.com',
 *   projectId: '00000000-0000-4000-8000-00000000de30',
 *   publishableClientKey: 'pck_…',
 *   secretServerKey: 'ssk_…',
 *   tokenStore: null,
 * })
 * const user = await app.getUser({ tokenStore: request })
 */
export interface ServerApp<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ServerAppClass<HasTokenStore, ProjectId> {}

/**
 * Constructor of {@link ServerApp}. With `tokenStore: null`, calls that need tokens require them as
 * an argument.
 */
export interface ServerAppConstructor {
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
    options: ServerAppOptions<HasTokenStore, ProjectId> & { tokenStore: Init },
  ): ServerApp<HasStore<Init, HasTokenStore>, ProjectId>
  /** Prototype of the class. */
  readonly prototype: ServerApp
}

// View libraries that add members to the type also add them to each object.
/** Creates a {@link ServerApp}. */
export const ServerApp = ServerAppClass as ServerAppConstructor

/**
 * {@link ServerApp} as the base of generic classes, whose options do not reveal whether there is a
 * token store.
 */
export const BaseServerApp = ServerApp as new <
  HasTokenStore extends boolean,
  ProjectId extends string,
>(
  options: ServerAppOptions<HasTokenStore, ProjectId>,
) => ServerApp<HasTokenStore, ProjectId>
