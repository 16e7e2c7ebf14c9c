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
  RecoveryCodeStatus,
  Team,
  TeamInvitation,
  TeamRef,
  TeamUser,
} from '@app/core'
import type { StateHooks } from './state-hooks'
import type { Navigate } from './use-navigate'
import type { ReadState } from './use-read-state'
import type { CertainUser } from './use-user'
import type { UserStateOptions } from './use-user-state'

/** The hooks `AppProvider` gives an app, each the twin of a method that fetches. */
export interface AppHooks {
  /** {@link useUser} of this app. */
  useUser(options: GetUserOptions & CertainUser): CurrentUser
  useUser(options?: GetUserOptions): CurrentUser | null
  /** {@link useUserState} of this app. */
  useUserState(options?: UserStateOptions): ReadState<CurrentUser | null>
  /** The project: its name and the ways in that are turned on. */
  useProject(): Project
  /** {@link useProject} for components that do not wait by Suspense. */
  useProjectState(): ReadState<Project>
  /** {@link useNavigate} of this app. */
  useNavigate(): Navigate
}

/** The hooks of a user, each the twin of a method that fetches. */
export interface UserHooks {
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

/** The hooks of the signed-in user beside those of any user, each the twin of a method that fetches. */
export interface CurrentUserHooks {
  /** How many recovery codes are left, and when they were made; `null` where the service has none. */
  useRecoveryCodeStatus(): RecoveryCodeStatus | null
}

/** The hooks of a team, each the twin of a method that fetches. */
export interface TeamHooks {
  /** Members with their names in this team. Needs `$read_members`. */
  useUsers(): TeamUser[]
  /** Invitations that are still open. Needs `$read_members` and `$invite_members`. */
  useInvitations(): TeamInvitation[]
}

/** The hooks of an account connected at a provider. */
export interface ConnectionHooks {
  /** A token to call the provider with. */
  useAccessToken(): { accessToken: string }
}

declare module '@app/core' {
  // The parameters repeat those of the class, as merging wants it.
  interface ClientApp<HasTokenStore extends boolean, ProjectId extends string> extends AppHooks {}
  interface CurrentUser extends CurrentUserHooks, StateHooks<CurrentUserHooks> {}
  interface UserActions extends UserHooks, StateHooks<UserHooks> {}
  interface Team extends TeamHooks, StateHooks<TeamHooks> {}
  interface OAuthConnection extends ConnectionHooks, StateHooks<ConnectionHooks> {}
}
