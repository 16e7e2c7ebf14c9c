import type { ResourceMap } from '../cache/resource-map'
import type { Http } from '../http/http'
import type { TokenSession } from '../session/session'
import type { AppContext } from './context'

/** Parts that only some scopes have. */
interface ScopeParts {
  /** The user in requests: `'me'`, or an id. */
  readonly userId: string
  /** Session of the user, if they are signed in to the app. */
  readonly session: TokenSession
  /** Fetches the signed-in user again after a change. */
  refreshUser(): Promise<unknown>
  /** The same requests as `http`, and those that need a server key. */
  readonly server: Http<'server'>
  /** Requests that need an admin key. */
  readonly admin: Http<'admin'>
}

/**
 * First argument of the features of objects, such as users, teams and projects: how they send
 * requests, and which reads they invalidate. A function names the parts that it needs: with
 * `Scope<'admin'>`, only an `AdminApp` can call it.
 */
export type Scope<Needed extends keyof ScopeParts = never> = {
  /** App of the object. */
  readonly context: AppContext
  /** Requests on behalf of the user or server. Servers may send every request of a browser. */
  readonly http: Http
  /** Cached reads of the session or server. Keys of users start with `'user'`. */
  readonly reads: ResourceMap
} & Partial<ScopeParts> &
  Pick<ScopeParts, Needed>

/** Scope of the objects of a signed-in user: the user's id is `'me'`. */
export type SessionScope = Scope<'userId' | 'session' | 'refreshUser'>
