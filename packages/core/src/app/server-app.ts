import { declareReads, readsOf } from '../cache/present'
import type { Resource } from '../cache/resource'
import { createResourceMap, type ResourceMap } from '../cache/resource-map'
import type { Context, FindUser } from '../context/context'
import { type ClientAppOptions, readSecretServerKey } from '../context/options'
import { check, keyRule } from '../context/settings'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import type { Http } from '../http/http'
import { abortable } from '../lib/abortable'
import { bindMethods } from '../lib/bind-methods'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import type { Session } from '../session/session'
import {
  type AccessTokenClaims,
  type AccessTokenError,
  createVerifier,
  type VerifyAccessToken,
} from '../sessions/verify-access-token'
import { type RequestLike, readRequestTokens } from '../token-store/request'
import { getUser } from '../users/get-user'
import { openScope } from '../users/open-scope'
import {
  createServerTeam,
  fetchServerTeam,
  fetchServerTeams,
  type ServerTeamCreateOptions,
} from '../users/server-team'
import type {
  CurrentServerUser,
  ServerTeam,
  ServerUser,
  ServerUserCreateOptions,
  ServerUserScope,
  WireServerUser,
} from '../users/server-user'
import {
  createServerUser,
  fetchServerUser,
  fetchServerUsers,
  iterateServerUsers,
  type ServerListUsersOptions,
  type ServerUserPage,
} from '../users/server-users'
import { toCurrentServerUser, toServerUser } from '../users/to-server-user'
import { createFindUser } from '../users/user-reads'
import type { GetUserOptions, OrCertain } from '../users/without-user'
import { ClientApp } from './client-app'
import { contextOf, rememberServerScope } from './context-of'

/** What a `ServerApp` is built from. */
export interface ServerAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientAppOptions<HasTokenStore, ProjectId> {
  /** `ssk_…`; a secret that must never reach a browser. @default env STACK_SECRET_SERVER_KEY */
  secretServerKey?: string
}

/** A {@link ServerApp} by itself, before view libraries add their members. */
class ServerAppClass<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ClientApp<HasTokenStore, ProjectId> {
  readonly #scope: ServerUserScope
  readonly #findUser: FindUser<CurrentServerUser>
  readonly #verify: VerifyAccessToken

  constructor(options: ServerAppOptions<HasTokenStore, ProjectId>) {
    super(options)
    const context = contextOf(this)
    const { settings } = context
    const reads = createResourceMap(settings.now)
    let sessions = 0
    const keys = settings.openedBy ? {} : toServerKeys(settings.projectId, options)
    const call = (session?: Session) => context.httpWith('server', session, keys)
    this.#scope = toServerScope(context, call(), reads)
    rememberServerScope(this, this.#scope)
    this.#findUser = createFindUser<WireServerUser, CurrentServerUser>(context, {
      fetch: (session) => call(session).send('GET /users/me'),
      loadCode: async () => ({
        openScope: (session, read) => {
          // Whoever is signed in may also be changed by their id.
          reads.adopt(`user/of-session/${++sessions}`, read)
          return openScope(context, session, read, { shared: reads })
        },
        present: (scope, wire) =>
          toCurrentServerUser(
            scope,
            toServerScope(context, call(scope.session), scope.reads),
            wire,
          ),
      }),
    })
    this.#verify = createVerifier(context.settings)
    bindMethods(this, ServerAppClass)
    declareReads(this, {
      ...readsOf(this),
      getUser: (given?: string | GetUserOptions) =>
        typeof given === 'string' ? this.#user(given) : this.#findUser(given?.tokenStore),
      getUserById: (userId: string) => this.#user(userId),
      listUsers: (options: ServerListUsersOptions = {}) => this.#users(options),
      getTeam: (teamId: string) => this.#team(teamId),
      listTeams: () => this.#teams(),
    })
  }

  /** Fetches a user by id; `null` when there is none. */
  override getUser(userId: string, options?: CallOptions): Promise<ServerUser | null>
  /** Fetches the signed-in user afresh; `or` says what to do when there is none. */
  override getUser(
    options: GetUserOptions<HasTokenStore> & { or: OrCertain },
  ): Promise<CurrentServerUser>
  /** Fetches the signed-in user afresh; `null` when there is none. */
  override getUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentServerUser | null>
  override async getUser(
    given: string | GetUserOptions = {},
    { signal }: CallOptions = {},
  ): Promise<ServerUser | CurrentServerUser | null> {
    if (typeof given === 'string') return abortable(this.#user(given).refresh(), signal)
    return getUser(contextOf(this), this.#findUser(given.tokenStore), given)
  }

  /**
   * The user who sent a request, by its `x-stack-auth` header or its cookies: of the Fetch API,
   * Hono, Express and the like. Cookies count for safe methods (GET, HEAD, OPTIONS), and for others
   * when the request comes from a page of the same origin, or one of `csrfTrustedOrigins`.
   *
   * @example
   * const user = await app.requireUser(request)
   * @throws `KnownErrors.UserAuthenticationRequired`, to be answered with its `statusCode` of 401.
   */
  async requireUser(
    request: RequestLike,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<CurrentServerUser> {
    try {
      readRequestTokens(request, contextOf(this).settings, (reason) => {
        throw new UsageError(reason)
      })
      const options = { tokenStore: request, or: 'throw', signal } as const
      // With `or: 'throw'` there is one.
      return (await getUser(contextOf(this), this.#findUser(request), options)) as CurrentServerUser
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      // A header that cannot be read names no user, and a forged request means none.
      const unknown = await loadKnownError('USER_AUTHENTICATION_REQUIRED', 401, error.message)
      unknown.cause = error
      throw unknown
    }
  }

  /** The signed-in user. @deprecated Use {@link ServerApp.getUser}. */
  getServerUser(
    ...options: [HasTokenStore] extends [false]
      ? [GetUserOptions<HasTokenStore>]
      : [GetUserOptions<HasTokenStore>?]
  ): Promise<CurrentServerUser | null> {
    console.warn('getServerUser is deprecated: use getUser.')
    return this.getUser(...options)
  }

  /** A user by id. @deprecated Use {@link ServerApp.getUser} with the id. */
  getServerUserById(userId: string, options?: CallOptions): Promise<ServerUser | null> {
    return this.getUser(userId, options)
  }

  /**
   * Fetches a page of users; without `limit` all of them. {@link ServerApp.iterateUsers} needs no
   * cursor.
   */
  listUsers(options: ServerListUsersOptions = {}): Promise<ServerUserPage> {
    return abortable(this.#users(options).refresh(), options.signal)
  }

  /** All users, fetched in pages of `limit` (100 if not said) as the loop goes on. */
  iterateUsers(options: ServerListUsersOptions = {}): AsyncGenerator<ServerUser, void, undefined> {
    return iterateServerUsers(this.#scope, options)
  }

  /** Makes a user, without a session and without mail. */
  createUser(options: ServerUserCreateOptions = {}): Promise<ServerUser> {
    return createServerUser(this.#scope, options)
  }

  /** Fetches a team by id; `null` when there is none. */
  getTeam(teamId: string, { signal }: CallOptions = {}): Promise<ServerTeam | null> {
    return abortable(this.#team(teamId).refresh(), signal)
  }

  /** Fetches all teams of the project, oldest first. */
  listTeams({ signal }: CallOptions = {}): Promise<ServerTeam[]> {
    return abortable(this.#teams().refresh(), signal)
  }

  /** Makes a team; without `creatorUserId` it has no members yet. */
  createTeam(options: ServerTeamCreateOptions): Promise<ServerTeam> {
    return createServerTeam(this.#scope, options)
  }

  /**
   * Judges an access token without asking the service. A session that was ended may still have
   * tokens that count, for as long as they live.
   *
   * @example
   * const result = await app.verifyAccessToken(request.headers.get('x-stack-access-token') ?? '')
   * if (result.status === 'ok') console.log(result.data.userId)
   * @throws {NetworkError} when the public keys of the service cannot be had.
   */
  verifyAccessToken(
    token: string,
    { signal }: CallOptions = {},
  ): Promise<Result<AccessTokenClaims, AccessTokenError>> {
    return abortable(this.#verify(token), signal)
  }

  #user(userId: string): Resource<ServerUser | null> {
    return this.#scope.reads.at(`user/${userId}`, () => fetchServerUser(this.#scope, userId))
  }

  #users({ signal: _, ...options }: ServerListUsersOptions): Resource<ServerUserPage> {
    // The order in which options are written makes no difference.
    const name = JSON.stringify(Object.entries(options).sort())
    return this.#scope.reads.at(`users/${name}`, () => fetchServerUsers(this.#scope, options))
  }

  #team(teamId: string): Resource<ServerTeam | null> {
    return this.#scope.reads.at(`team/${teamId}`, () => fetchServerTeam(this.#scope, teamId))
  }

  #teams(): Resource<ServerTeam[]> {
    return this.#scope.reads.at('teams', () => fetchServerTeams(this.#scope))
  }
}

/**
 * A `ClientApp` for an app's own server: knows who sent a request, and more about them.
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

/** Makes a {@link ServerApp}: of `tokenStore: null` one whose calls say whose tokens they use. */
export interface ServerAppConstructor {
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = false, ProjectId extends string = string>(
    options: ServerAppOptions<HasTokenStore, ProjectId> & { tokenStore: null },
  ): ServerApp<HasTokenStore, ProjectId>
  /** @throws {UsageError} when an option is missing or cannot be right. */
  new <HasTokenStore extends boolean = boolean, ProjectId extends string = string>(
    options: ServerAppOptions<HasTokenStore, ProjectId>,
  ): ServerApp<HasTokenStore, ProjectId>
  readonly prototype: ServerApp
}

// Whoever merged members into the type adds them to each object.
/** Makes a {@link ServerApp}. */
export const ServerApp = ServerAppClass as ServerAppConstructor

function toServerKeys(projectId: string, { secretServerKey }: ServerAppOptions) {
  const rule = keyRule(projectId, 'ssk_', 'STACK_SECRET_SERVER_KEY')
  const key = check('secretServerKey', secretServerKey || readSecretServerKey(), rule)
  return { 'x-stack-secret-server-key': key }
}

function toServerScope(
  context: Context,
  server: Http<'server'>,
  reads: ResourceMap,
): ServerUserScope {
  const scope: ServerUserScope = {
    server,
    // The type cannot say it, but what browsers may ask and are answered, servers may and are too.
    http: server as unknown as Http,
    reads,
    navigation: context.navigation,
    sessionOf: context.sessionOf,
    toUser: (wire) => toServerUser(scope, wire),
  }
  return scope
}
