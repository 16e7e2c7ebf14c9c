import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import type { Http } from '../http/http'
import type { CallOptions } from '../lib/call-options'
import type { Navigation } from '../redirects/navigation'
import type { ServerClock } from '../session/server-clock'
import type { Session } from '../session/session'
import type { FindSession } from '../session/sessions'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore, Tokens } from '../token-store/token-store'
import type { Settings } from './settings'

/** Options of a sign-out. */
export interface SignOutOptions extends CallOptions {
  /** A trusted URL. @default urls.afterSignOut */
  redirectUrl?: string
}

/** Shared state and services of an app, passed to every feature. */
export interface Context {
  readonly settings: Settings
  /** Requests without a session. */
  readonly http: Http
  /** Requests without tokens and app headers, for the OAuth token endpoint. */
  readonly bareHttp: Http
  readonly navigation: Navigation
  /** Aborts when the app is disposed of. */
  readonly disposeSignal: AbortSignal
  readonly findSession: FindSession
  /**
   * Creates a session for tokens that are in no store of the app.
   *
   * @param sharedAs Name of the store that held them, whose tabs may still be refreshing them.
   */
  sessionOf(tokens: Tokens, sharedAs?: string): Session
  /** `false` if each call brings its tokens. */
  readonly hasOwnStore: boolean
  /** Returns the token store that a call names, by default the app's own. */
  findStore(init?: TokenStoreInit): TokenStore
  /** Requests of a session. */
  httpOf(session: Session): Http
  /** Ends a session on this device, then on the service. */
  signOut(session: Session, options?: SignOutOptions): Promise<void>
  /** Invalidates reads of the signed-in user by key prefix. Never rejects. */
  invalidateUser(...prefixes: string[]): Promise<unknown>
}

/** Context of an app with the parts only apps themselves use. */
export interface AppContext extends Context {
  /** Requests with an access type and the keys it needs. */
  httpWith<Access extends AccessType>(
    access: Access,
    session?: Session,
    keys?: Partial<Record<HeaderName, string>>,
  ): Http<Access>
  /** Reads of the signed-in user, one for each app class of the object, `ClientApp` first. */
  readonly userReads: UserReads<unknown, unknown>[]
  readonly clock: ServerClock
  /** Aborts pending requests and removes listeners. */
  dispose(): void
}

/** Reads of the signed-in user, by token store. */
export interface UserReads<Wire, Current> {
  /** Returns the read of a token store, by default that of the app. */
  of(init?: TokenStoreInit): OwnedResource<unknown, Current | null>
  /** Sets the user of the app's own store, with the functions that create its object. */
  put(wire: Wire, code: unknown): void
  /** Invalidates reads of the user signed in to the app's own store. */
  invalidate(...prefixes: string[]): Promise<unknown>
}

/** Scope of an object: how its methods send requests and invalidate reads. */
export interface Scope {
  /** Requests on behalf of the user or server. Servers may send every request of a browser. */
  readonly http: Http
  readonly navigation: Navigation
  /** Reads to invalidate. Keys of users start with `'user'`. */
  readonly reads: ResourceMap
}

/** Scope of the objects of one user. */
export interface UserScope extends Scope {
  /** The user in requests: `'me'`, or an id. */
  readonly userId: string
  /**
   * Redirects to a provider to connect an account. Absent unless the user is signed in on a page.
   */
  connect?(provider: string, scopes: readonly string[], signal?: AbortSignal): Promise<void>
}

/** Scope of the objects of one session. */
export interface SessionScope extends Context, UserScope {
  // Both base types have them; here they act for the session.
  readonly http: Http
  readonly navigation: Navigation
  readonly session: Session
  /** Reads that only this session may see. On a server, `reads` is shared by many sessions. */
  readonly ownReads: ResourceMap
  connect(provider: string, scopes: readonly string[], signal?: AbortSignal): Promise<void>
  /** Fetches the signed-in user again. */
  refreshUser(): Promise<unknown>
}
