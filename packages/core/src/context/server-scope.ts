import type { Http } from '../http/http'
import type { Session } from '../session/session'
import type { Tokens } from '../token-store/token-store'
import type { Scope } from './context'

/** Scope of the objects of a `ServerApp`. */
export interface ServerScope extends Scope {
  /** The same requests as `http`, and those that need a server key. */
  readonly server: Http<'server'>
  /** Creates a session for tokens that are in no store of the app. */
  sessionOf(tokens: Tokens): Session
}

/** Scope of the objects of an `AdminApp`. */
export interface AdminScope extends ServerScope {
  readonly projectId: string
  /** Requests that need an admin key. */
  readonly admin: Http<'admin'>
  /** Current time in milliseconds since the epoch. */
  now(): number
  /** Invalidates the reads of the project. Never rejects. */
  invalidateProject(): Promise<unknown>
}
