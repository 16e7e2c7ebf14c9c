import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import type { Http } from '../http/http'
import type { PendingRetries } from '../http/pending-retries'
import type { CallOptions } from '../lib/call-options'
import type { Navigation } from '../redirects/navigation'
import type { ServerClock } from '../session/server-clock'
import type { TokenSession } from '../session/session'
import type { FindSession } from '../session/sessions'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore, Tokens } from '../token-store/token-store'
import type { Settings } from './settings'

/** Options of a sign-out. */
export interface SignOutOptions extends CallOptions {
  /** A trusted URL. @default urls.afterSignOut */
  redirectUrl?: string | undefined
}

/**
 * State and services of an app: its settings, connection, token stores, sessions and redirects.
 * Features that need no user, such as sign-in methods, take it as their first argument; those of a
 * user, a server or a project owner take a `Scope`, which contains it.
 */
export interface AppContext {
  readonly settings: Settings
  readonly clock: ServerClock
  readonly navigation: Navigation
  /** Aborts when the app is disposed of. */
  readonly disposeSignal: AbortSignal

  /** Requests that are being retried. */
  readonly pendingRetries: PendingRetries
  /** Requests without a session. */
  readonly http: Http
  /** Requests without tokens and app headers, for the OAuth token endpoint. */
  readonly bareHttp: Http
  /** Requests of a session. */
  httpOf(session: TokenSession): Http
  /** Requests with an access type and the keys it needs. */
  httpWith<Access extends AccessType>(
    access: Access,
    session?: TokenSession,
    keys?: Partial<Record<HeaderName, string>>,
  ): Http<Access>

  /** `false` if each call passes its own tokens. */
  readonly hasOwnStore: boolean
  /** Returns the token store that a call names, by default the app's own. */
  findStore(init?: TokenStoreInit): TokenStore
  readonly findSession: FindSession
  /**
   * Creates a session for tokens that are in no store of the app.
   *
   * @param sharedAs Name of the store that held them, whose tabs may still be refreshing them.
   */
  sessionOf(tokens: Tokens, sharedAs?: string): TokenSession
  /** Ends a session on this device, then on the service. */
  signOut(session: TokenSession, options?: SignOutOptions): Promise<void>

  /**
   * Reads of the signed-in user, one for each view of the user, that of the browser first.
   */
  readonly userReads: UserReads<unknown, unknown>[]
  /** Invalidates reads of the signed-in user by key prefix. Never rejects. */
  invalidateUser(...prefixes: string[]): Promise<unknown>
  /** Reads of an app with a server key, created with its scope. In browsers, each session has its own. */
  serverReads?: ResourceMap

  /** Whether the service offers the endpoint of `readPublicProject`, as far as known. */
  hasPublicProject?: boolean

  /** Aborts pending requests and removes listeners. */
  dispose(): void
}

/** Reads of the signed-in user, by token store. */
export interface UserReads<Wire, Current> {
  /** Returns the read of a token store, by default that of the app. */
  of(init?: TokenStoreInit): OwnedResource<unknown, Current | null>
  /** Sets the user of the app's own store, with the factory of its object. */
  put(wire: Wire, factory: unknown): void
  /** Invalidates reads of the user signed in to the app's own store. */
  invalidate(...prefixes: string[]): Promise<unknown>
}
