import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import type { OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import type { Http } from '../http/http'
import type { Navigation } from '../redirects/navigation'
import type { ServerClock } from '../session/server-clock'
import type { Session } from '../session/session'
import type { FindSession } from '../session/sessions'
import type { TokenStoreInit } from '../token-store/create'
import type { TokenStore, Tokens } from '../token-store/token-store'
import type { Settings } from './settings'

/** What every flow and entity of an app is given. */
export interface Context {
  readonly settings: Settings
  /** Calls for nobody. */
  readonly http: Http
  /** Calls that carry neither tokens nor headers of the app: those of RFC 6749. */
  readonly bareHttp: Http
  readonly navigation: Navigation
  /** Aborts when the app is disposed. */
  readonly life: AbortSignal
  readonly findSession: FindSession
  /**
   * A session of its own for tokens that no store of the app holds any more.
   *
   * @param sharedAs The name of the store that held them, whose tabs may be renewing them still.
   */
  sessionOf(tokens: Tokens, sharedAs?: string): Session
  /** False for an app that is given its tokens with each call. */
  readonly hasOwnStore: boolean
  /** The store a call names, else the app's own. */
  findStore(init?: TokenStoreInit): TokenStore
  /** Calls for a session. */
  httpOf(session: Session): Http
  /** After a change by whoever is signed in: outdates what the app knows of them. Never fails. */
  outdateOwn(...beginnings: string[]): Promise<unknown>
}

/** The context of an app, and what only the app itself needs. */
export interface AppContext extends Context {
  /** Calls with any access; those of a server bring their key. */
  httpWith<Access extends AccessType>(
    access: Access,
    session?: Session,
    keys?: Partial<Record<HeaderName, string>>,
  ): Http<Access>
  /** How the app sees who is signed in; an app built on top of another adds a way of its own. */
  readonly userViews: FindUser<unknown>[]
  readonly clock: ServerClock
  /** Ends calls under way and all listening. */
  dispose(): void
}

/** Finds the read of the signed-in user of a token store. */
export interface FindUser<Current> {
  (init?: TokenStoreInit): OwnedResource<unknown, Current | null>
  /** Takes the code that comes along with a first answer, where the answer is known already. */
  takeCode(code: unknown): void
  /** After a change: outdates what is known of whoever is signed in to the app's own store. */
  outdate(...beginnings: string[]): Promise<unknown>
}

/** What an object is given to act: by whoever is signed in, or by a server. */
export interface Scope {
  /** Calls for whoever acts. What browsers may ask and are answered, servers may and are too. */
  readonly http: Http
  readonly navigation: Navigation
  /** The reads to keep up to date; `'user'` is the beginning of those of users. */
  readonly reads: ResourceMap
}

/** What the things of one user are given. */
export interface UserScope extends Scope {
  /** The user as calls name them: `'me'`, or an id. */
  readonly userId: string
  /** Goes to a provider to connect an account of it. Absent where nobody is signed in on a page. */
  connect?(provider: string, scopes: readonly string[], signal?: AbortSignal): Promise<void>
}

/** What the objects of one session are given. */
export interface SessionScope extends Context, UserScope {
  // Both have it: here it acts for the session.
  readonly http: Http
  readonly navigation: Navigation
  readonly session: Session
  /** The reads of what only this session may ask: on a server, `reads` serves many. */
  readonly ownReads: ResourceMap
  connect(provider: string, scopes: readonly string[], signal?: AbortSignal): Promise<void>
  /** Reads the signed-in user again, after a change that may concern them. */
  refreshUser(): Promise<unknown>
}
