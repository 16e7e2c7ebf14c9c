import type {
  ActiveSession,
  ConnectedAccountOptions,
  ContactChannel,
  CurrentUser,
  EditableTeamMemberProfile,
  GetUserOptions,
  ListPermissionsOptions,
  OAuthConnection,
  Permission,
  Project,
  Team,
  TeamInvitation,
  TeamRef,
  TeamUser,
} from '@app/core'
import type { CertainUser } from './use-user'

/** The hooks `AppProvider` gives an app, each the twin of a method that fetches. */
export interface AppTwins {
  /** {@link useUser} of this app. */
  useUser(options: GetUserOptions & CertainUser): CurrentUser
  useUser(options?: GetUserOptions): CurrentUser | null
  /** The project: its name and the ways in that are turned on. */
  useProject(): Project
}

/** The hooks of a user, each the twin of a method that fetches. */
export interface UserTwins {
  /** The teams the user is a member of, oldest first. */
  useTeams(): Team[]
  /** A team of the user; `null` when they are no member, or there is no such team. */
  useTeam(teamId: string): Team | null
  /** How the user appears in a team. */
  useTeamProfile(team: TeamRef): EditableTeamMemberProfile
  /** The e-mail addresses of the user, oldest first. */
  useContactChannels(): ContactChannel[]
  /** Where the user is signed in, newest first. */
  useActiveSessions(): ActiveSession[]
  /** What the user may do in a team. */
  usePermissions(team: TeamRef, options?: ListPermissionsOptions): Permission[]
  /** What the user may do in the whole project. */
  usePermissions(options?: ListPermissionsOptions): Permission[]
  /** A permission the user holds in a team, also by way of others; else `null`. */
  usePermission(team: TeamRef, permissionId: string): Permission | null
  /** A permission the user holds in the whole project, also by way of others; else `null`. */
  usePermission(permissionId: string): Permission | null
  /** An account connected at a provider, when its access token is good for all `scopes`. */
  useConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): OAuthConnection
  useConnectedAccount(provider: string, options?: ConnectedAccountOptions): OAuthConnection | null
}

/** The hooks of a team, each the twin of a method that fetches. */
export interface TeamTwins {
  /** Members with their names in this team. Needs `$read_members`. */
  useUsers(): TeamUser[]
  /** Invitations that are still open. Needs `$read_members` and `$invite_members`. */
  useInvitations(): TeamInvitation[]
}

declare module '@app/core' {
  // The parameters repeat those of the class, as merging wants it.
  interface ClientApp<HasTokenStore extends boolean, ProjectId extends string> extends AppTwins {}
  interface UserActions extends UserTwins {}
  interface Team extends TeamTwins {}
  // Each object gets the hooks of its own reads; which those are, its type says.
  interface Presented extends UserTwins, TeamTwins {}
}
