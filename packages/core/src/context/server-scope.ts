import type { Http } from '../http/http'
import type { Session } from '../session/session'
import type { Tokens } from '../token-store/token-store'
import type { Scope } from './context'

/** What the objects a server gets are given. */
export interface ServerScope extends Scope {
  /** The same calls as `http`, with all a server may ask. */
  readonly server: Http<'server'>
  /** A session of its own for tokens. */
  sessionOf(tokens: Tokens): Session
}

/** What the objects a project's owner gets are given. */
export interface AdminScope extends ServerScope {
  readonly projectId: string
  /** Calls with all a project's owner may ask. */
  readonly admin: Http<'admin'>
  /** Current time in milliseconds since the epoch. */
  now(): number
  /** Outdates the reads that show the project. Never fails. */
  outdateProject(): Promise<unknown>
}
