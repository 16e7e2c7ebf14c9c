import type { ResponseOf } from '@app/contract'
import type {
  ServerContactChannel,
  ServerContactChannelCreateOptions,
} from '../contact-channels/contact-channel'
import type { CallOptions } from '../lib/call-options'
import type { MetadataInputOf, MetadataOf } from '../lib/metadata'
import type { Session } from '../sessions/session'
import type { ServerInviteUserOptions, ServerTeamInvitation } from '../teams/server-invitation'
import type { Team } from '../teams/team'
import type { ServerTeamUpdateOptions, TeamCreateOptions, TeamRef } from '../teams/team-changes'
import type { TeamMemberProfile } from '../teams/team-member'
import type { Auth } from './current-user'
import type { Ban, ServerUserUpdateOptions } from './server-user-body'
import type { User } from './user'
import type { UserActions } from './user-actions'

/** Fields of a user that browsers may see. */
export type UserFields = Omit<User, 'toClientJson'>

/** Fields of a team that its members may see. */
export type TeamFields = Pick<
  Team,
  'id' | 'displayName' | 'profileImageUrl' | 'clientMetadata' | 'clientReadOnlyMetadata'
>

/**
 * A user as an app's server sees them. Serialized as JSON, it has only the fields that browsers may
 * see.
 */
export interface ServerUser extends User, UserActions {
  /** Team that the user works in; `null` if none is selected. */
  readonly selectedTeam: ServerTeam | null
  /** Time of the last activity. */
  readonly lastActiveAt: Date
  /** JSON that only servers can read and write. */
  readonly serverMetadata: MetadataOf<'userServer'>
  /** Whether the user can sign in with the primary email address. */
  readonly primaryEmailAuthEnabled: boolean
  /**
   * Whether the user was banned when this object was fetched. A ban with an end expires by itself.
   */
  readonly isBanned: boolean
  /** End of the current ban; `null` if there is none, or it lasts until `unban()`. */
  readonly bannedUntil: Date | null
  /** Reason of the current ban. Users are not told. */
  readonly banReason: string | null
  /**
   * For `JSON.stringify(user)`, as in `Response.json(user)`: the fields that browsers may see,
   * without `serverMetadata` and other server-only fields. To send a selection, copy each field by
   * name: `{ ...user }` contains all of them.
   */
  toJSON(): UserFields
  /** Updates the given fields. */
  update(changes: ServerUserUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Changes the primary email address; `null` removes it. Without `verified` the new address has
   * the verification status of the old one.
   */
  setPrimaryEmail(email: string | null, options?: SetPrimaryEmailOptions): Promise<void>
  /** Replaces the complete metadata that browsers can only read. */
  setClientReadOnlyMetadata(
    metadata: MetadataInputOf<'userClientReadOnly'>,
    options?: CallOptions,
  ): Promise<void>
  /** Replaces the complete metadata of servers. */
  setServerMetadata(metadata: MetadataInputOf<'userServer'>, options?: CallOptions): Promise<void>

  /** Fetches the teams of the user, oldest first. */
  listTeams(options?: CallOptions): Promise<ServerTeam[]>
  /** Fetches a team of the user; `null` if they are not a member or there is no such team. */
  getTeam(teamId: string, options?: CallOptions): Promise<ServerTeam | null>
  /** Creates a team with the user as its first member, and selects it. */
  createTeam(options: TeamCreateOptions): Promise<ServerTeam>

  /** Fetches the email addresses of the user, oldest first. */
  listContactChannels(options?: CallOptions): Promise<ServerContactChannel[]>
  /**
   * Adds an email address. Sends no email.
   *
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  createContactChannel(options: ServerContactChannelCreateOptions): Promise<ServerContactChannel>

  /** Grants a permission in a team. Does nothing if it is already granted. */
  grantPermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /** Grants a permission in the whole project. Does nothing if it is already granted. */
  grantPermission(permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Revokes a permission in a team.
   *
   * @throws `KnownErrors.TeamPermissionNotFound` if it is not a direct permission.
   */
  revokePermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Revokes a permission in the whole project.
   *
   * @throws `KnownErrors.PermissionNotFound` if it is not a direct permission.
   */
  revokePermission(permissionId: string, options?: CallOptions): Promise<void>

  /**
   * Bans the user: ends all sessions at once, and refuses every sign-in with
   * `KnownErrors.UserBanned` until the ban is over. Replaces an earlier ban. The service refuses
   * access tokens that were issued before the ban, so `getUser` and `requireUser` treat the user as
   * signed out; `verifyRequest` and `verifyAccessToken` accept them until they expire.
   *
   * @example
   * const user = await serverApp.getUser(userId)
   * await user?.ban({ reason: 'Spam', until: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000) })
   */
  ban(options?: BanOptions): Promise<void>
  /** Lifts the ban. Does nothing if there is none. */
  unban(options?: CallOptions): Promise<void>

  /**
   * Creates a session on behalf of the user, which refreshes its tokens.
   *
   * @throws `KnownErrors.UserBanned` unless it is an impersonation.
   */
  createSession(options?: SessionCreateOptions): Promise<Session>
  /**
   * Creates a link, for support, that signs one browser in as this user, once, after a
   * confirmation. The session is an impersonation, which cannot change how the user signs in. Not
   * available for users of the project `internal`.
   *
   * @throws `KnownErrors.RedirectUrlNotWhitelisted`
   * @throws {HttpError} without `callbackUrl` if the project has no trusted domain.
   * @example
   * const user = await serverApp.getUser(userId)
   * const link = await user?.createImpersonationLink({ issuedBy: 'grace@example.com' })
   */
  createImpersonationLink(options?: ImpersonationLinkOptions): Promise<ImpersonationLink>
}

/** The signed-in user as the app's own server sees them. */
export interface CurrentServerUser extends ServerUser, Auth {
  /** See {@link ServerUser.toJSON}. */
  toJSON(): UserFields & Pick<Auth, 'isImpersonation'>
  /** Fetches the user again; `null` if signed out in the meantime. */
  refresh(options?: CallOptions): Promise<CurrentServerUser | null>
}

/** Options of `createUser`. */
export interface ServerUserCreateOptions
  extends Omit<
      ServerUserUpdateOptions,
      'selectedTeamId' | 'passkeyAuthEnabled' | 'totpMultiFactorSecret' | 'ban'
    >,
    CallOptions {
  /** A bcrypt hash from another system; not together with `password`. */
  passwordHash?: string | undefined
}

/** Options of `setPrimaryEmail`. */
export interface SetPrimaryEmailOptions extends CallOptions {
  /** Whether the address is verified. @default that of the previous address */
  verified?: boolean | undefined
}

/** Options of `ban`. */
export interface BanOptions extends Ban, CallOptions {}

/** Options of `createSession`. */
export interface SessionCreateOptions extends CallOptions {
  /** Lifetime in milliseconds, at most 367 days. @default that of the service, usually 365 days */
  expiresInMillis?: number | undefined
  /** Marks the session as an impersonation in the user's list of sessions. @default false */
  isImpersonation?: boolean | undefined
}

/** Options of `createImpersonationLink`. */
export interface ImpersonationLinkOptions extends CallOptions {
  /**
   * Page that the link opens, on a trusted domain.
   *
   * @default `impersonate` below the handler path of the first trusted domain
   */
  callbackUrl?: string | undefined
  /** Lifetime of the session in milliseconds, one minute to eight hours. @default one hour */
  sessionExpiresInMillis?: number | undefined
  /** Person who is going to use the link, for the security log. */
  issuedBy?: string | undefined
}

/** A link that signs one browser in as a user. */
export interface ImpersonationLink {
  /** A secret until it is used. */
  readonly url: string
  /** Five minutes after its creation. */
  readonly expiresAt: Date
}

/** A user in the wire format for servers. */
export type WireServerUser = ResponseOf<'GET /users/:user_id', 'server'>

/** A team as an app's server sees it. */
export interface ServerTeam extends Team {
  /** Creation time of the team. */
  readonly createdAt: Date
  /** JSON that only servers can read and write. */
  readonly serverMetadata: MetadataOf<'teamServer'>
  /** For `JSON.stringify(team)`: the fields that members may see, without `serverMetadata`. */
  toJSON(): TeamFields
  /** Fetches the members with their profiles in this team. */
  listUsers(options?: CallOptions): Promise<ServerTeamUser[]>
  /** Fetches the open invitations, with their senders. */
  listInvitations(options?: CallOptions): Promise<ServerTeamInvitation[]>
  /** Updates the given fields. */
  update(changes: ServerTeamUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Sends an invitation by email, on behalf of a member with `inviterId`.
   *
   * @throws `KnownErrors.TeamMembershipAlreadyExists` for the address with which a member signs in.
   */
  inviteUser(options: ServerInviteUserOptions): Promise<void>
  /**
   * Makes a user a member of the team.
   *
   * @throws `KnownErrors.TeamMembershipAlreadyExists`
   */
  addUser(userId: string, options?: CallOptions): Promise<void>
}

/** A member of a team, as an app's server sees them. */
export interface ServerTeamUser extends ServerUser {
  /** Profile of the member in this team. */
  readonly teamProfile: TeamMemberProfile
  /** See {@link ServerUser.toJSON}. */
  toJSON(): UserFields & Pick<ServerTeamUser, 'teamProfile'>
}

/** Options of `createTeam` on a server. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  /** JSON that browsers of members can read and only servers can write. */
  clientReadOnlyMetadata?: MetadataInputOf<'teamClientReadOnly'>
  /** JSON that only servers can read and write. */
  serverMetadata?: MetadataInputOf<'teamServer'>
  /** First member; absent: the team has no members. */
  creatorUserId?: string | undefined
}

/** A team in the wire format for servers. */
export type WireServerTeam = ResponseOf<'GET /teams/:team_id', 'server'>
