import type { ResponseOf } from '@app/contract'
import type { NewImpersonationLink } from '../../sign-in/impersonation/impersonation'
import type { WireUserFilters } from '../../users/filters'
import type { WireUser } from '../../users/wire'
import type { ReadPassword } from './password'

/** An impersonation link. */
type WireLink = ResponseOf<'POST /auth/impersonation/links', 'server'>

/** An active session of a user. Times in milliseconds since the epoch. */
interface ListedSession {
  id: string
  user_id: string
  created_at: number
  is_impersonation: boolean
  last_used_at?: number
  last_used_at_end_user_ip_info?: { ip: string }
  browser?: string
}

/** Options of an impersonation link. */
export type LinkOptions = Pick<NewImpersonationLink, 'callbackUrl' | 'sessionMs' | 'issuedBy'>

/** A page of a list of users. */
export interface UserPage {
  query: string | undefined
  cursor: string | undefined
  limit: number
  filters: WireUserFilters
}

/** Reason and end of a ban; both may be absent. */
export interface NewBan {
  reason: string | undefined
  until: Date | undefined
}

/** Values of a new user. */
export interface NewUserValues {
  email: string
  displayName: string | null | undefined
  isVerified: boolean
  /** Reads a password. Absent: the user has none. */
  readPassword?: ReadPassword
}

/**
 * The users of a project, in the database or of a running service. Methods about one user take an id or
 * an email address.
 *
 * @throws {CommandError} for a user that does not exist, or an address that several have.
 */
export interface ProjectUsers {
  /** Lists users, newest first. */
  list(page: UserPage): Promise<{ items: WireUser[]; next_cursor: string | null }>
  find(given: string): Promise<WireUser>
  create(values: NewUserValues): Promise<WireUser>
  /** Sets a password, which is read once the user is found. Returns the user's id. */
  setPassword(given: string, readPassword: ReadPassword): Promise<string>
  /** Lists active sessions, newest first. */
  listSessions(given: string): Promise<ListedSession[]>
  endSessions(given: string): Promise<{ userId: string; ended: number }>
  /** Creates a link that signs one browser in as a user. */
  impersonate(given: string, options: LinkOptions): Promise<WireLink>
  /** Bans a user, which ends all sessions. Returns the user. */
  ban(given: string, ban: NewBan): Promise<WireUser>
  /** Lifts the ban of a user, if any. Returns their id. */
  unban(given: string): Promise<string>
  /** Deletes a user with their data. Returns their id. */
  remove(given: string): Promise<string>
}
