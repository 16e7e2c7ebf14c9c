import type { Http } from '../http/http'
import type { Navigation } from '../navigation/redirect'
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
  readonly findSession: FindSession
  /** A session of its own for tokens that no store of the app holds any more. */
  sessionOf(tokens: Tokens): Session
  /** The store a call names, else the app's own. */
  findStore(init?: TokenStoreInit): TokenStore
  /** Calls for a session. */
  httpOf(session: Session): Http
}

/** What the objects of one session are given. */
export interface SessionScope extends Context {
  readonly session: Session
  /** Reads the signed-in user again, after a change that may concern them. */
  refreshUser(): Promise<unknown>
}
