import type { ResponseOf } from '@app/contract'
import type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from '../contact-channels/contact-channel'
import type { ServerScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import type { Session } from '../sessions/session'
import type { Team } from '../teams/team'
import type { ServerTeamUpdateOptions, TeamCreateOptions, TeamRef } from '../teams/team-changes'
import type { TeamMemberProfile } from '../teams/team-member'
import type { Auth } from './current-user'
import type { ServerUserUpdateOptions } from './server-user-body'
import type { User } from './user'
import type { UserActions } from './user-actions'

/** A user as an app's server sees them. Send `toClientJson()` to browsers. */
export interface ServerUser extends User, UserActions {
  readonly selectedTeam: ServerTeam | null
  readonly lastActiveAt: Date
  /** Any JSON that only servers may read and write. */
  readonly serverMetadata: MetadataOf<'userServer'>
  /** Whether the primary e-mail can be used to sign in. */
  readonly primaryEmailAuthEnabled: boolean
  /** Changes what is given. */
  update(changes: ServerUserUpdateOptions, options?: CallOptions): Promise<void>
  /** Without `verified` a new address counts as the old one did. `null`: no primary e-mail. */
  setPrimaryEmail(email: string | null, options?: SetPrimaryEmailOptions): Promise<void>
  /** Replaces the whole value. */
  setClientReadOnlyMetadata(
    metadata: MetadataOf<'userClientReadOnly'>,
    options?: CallOptions,
  ): Promise<void>
  /** Replaces the whole value. */
  setServerMetadata(metadata: MetadataOf<'userServer'>, options?: CallOptions): Promise<void>

  /** The teams the user is a member of, oldest first. */
  listTeams(options?: CallOptions): Promise<ServerTeam[]>
  /** A team of the user; `null` when they are no member, or there is no such team. */
  getTeam(teamId: string, options?: CallOptions): Promise<ServerTeam | null>
  /** Makes a team with the user as its first member, and selects it for them. */
  createTeam(options: TeamCreateOptions): Promise<ServerTeam>

  /** The e-mail addresses of the user, oldest first. */
  listContactChannels(options?: CallOptions): Promise<ServerContactChannel[]>
  /**
   * Adds an e-mail address. No mail is sent.
   *
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  createContactChannel(options: ServerContactChannelCreateOptions): Promise<ServerContactChannel>

  /** Lets the user do something in a team. Nothing happens when they may already. */
  grantPermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /** Lets the user do something in the whole project. */
  grantPermission(permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Takes a permission in a team back.
   *
   * @throws `KnownErrors.TeamPermissionNotFound` when it was not granted itself.
   */
  revokePermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Takes a permission in the whole project back.
   *
   * @throws `KnownErrors.PermissionNotFound` when it was not granted itself.
   */
  revokePermission(permissionId: string, options?: CallOptions): Promise<void>

  /** Signs the user in without asking them. The session renews its tokens by itself. */
  createSession(options?: SessionCreateOptions): Promise<Session>
}

/** The signed-in user as the app's own server sees them. Send `toClientJson()` to browsers. */
export interface CurrentServerUser extends ServerUser, Auth {
  /** The user as they are now; `null` when signed out meanwhile. */
  refresh(options?: CallOptions): Promise<CurrentServerUser | null>
}

/** What a server says of a new user. */
export interface ServerUserCreateOptions
  extends Omit<ServerUserUpdateOptions, 'selectedTeamId' | 'passkeyAuthEnabled'>,
    CallOptions {
  /** A password hash made elsewhere (bcrypt); not together with `password`. */
  passwordHash?: string
}

/** What is known of a new primary e-mail. */
export interface SetPrimaryEmailOptions extends CallOptions {
  /** @default as the old one was */
  verified?: boolean
}

/** How long a session a server makes may live. */
export interface SessionCreateOptions extends CallOptions {
  /** At most 367 days. @default 365 days */
  expiresInMillis?: number
  /** Shown as such to the user. @default false */
  isImpersonation?: boolean
}

/** A user as the service answers to a server. */
export type WireServerUser = ResponseOf<'GET /users/:user_id', 'server'>

/** A team as an app's server sees it. */
export interface ServerTeam extends Team {
  readonly createdAt: Date
  /** Any JSON that only servers may read and write. */
  readonly serverMetadata: MetadataOf<'teamServer'>
  /** Members with their names in this team. */
  listUsers(options?: CallOptions): Promise<ServerTeamUser[]>
  /** Changes what is given. */
  update(changes: ServerTeamUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Makes a user a member of the team.
   *
   * @throws `KnownErrors.TeamMembershipAlreadyExists`
   */
  addUser(userId: string, options?: CallOptions): Promise<void>
}

/** A member of a team, as an app's server sees them. */
export interface ServerTeamUser extends ServerUser {
  readonly teamProfile: TeamMemberProfile
}

/** What the users and teams a server gets are given. */
export interface ServerUserScope extends ServerScope {
  /** Makes our object of a user: users have teams, and teams have users. */
  toUser(wire: WireServerUser): ServerUser
}
