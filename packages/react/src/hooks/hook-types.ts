import type {
  ActiveSession,
  ConnectedAccount,
  ConnectedAccountOptions,
  ContactChannel,
  CurrentUser,
  EditableTeamMemberProfile,
  GetUserOptions,
  InvitableRole,
  ListPermissionsOptions,
  ListTeamMembersOptions,
  OAuthConnection,
  OrWithoutUser,
  Passkey,
  Permission,
  Project,
  RecoveryCodeStatus,
  Team,
  TeamInvitation,
  TeamMemberPage,
  TeamRef,
  TeamUser,
  UserFor,
} from '@app/core'
import type { StateHooks } from './state-hooks'
import type { Navigate } from './use-navigate'
import type { ReadState } from './use-read-state'
import type { UserStateOptions } from './use-user-state'

/** Hooks of an app, each for a method that fetches. */
export interface AppHooks {
  /** {@link useUser} of this app. */
  useUser<Or extends OrWithoutUser = OrWithoutUser>(
    options?: GetUserOptions<boolean, Or>,
  ): UserFor<Or, CurrentUser>
  /** {@link useUserState} of this app. */
  useUserState(options?: UserStateOptions): ReadState<CurrentUser | null>
  /** Returns the project: its name and enabled sign-in methods. */
  useProject(): Project
  /** {@link useProject} for components that do not suspend. */
  useProjectState(): ReadState<Project>
  /** {@link useNavigate} of this app. */
  useNavigate(): Navigate
}

/** Hooks of a user, each for a method that fetches. */
export interface UserHooks {
  /** Returns the teams of the user, oldest first. */
  useTeams(): Team[]
  /** Returns a team of the user; `null` if it does not exist or they are not a member. */
  useTeam(teamId: string): Team | null
  /** Returns the user's profile in a team. */
  useTeamProfile(team: TeamRef): EditableTeamMemberProfile
  /** Returns the email addresses of the user, oldest first. */
  useContactChannels(): ContactChannel[]
  /** Returns the active sessions of the user, newest first. */
  useActiveSessions(): ActiveSession[]
  /** Returns the permissions of the user in a team. */
  usePermissions(team: TeamRef, options?: ListPermissionsOptions): Permission[]
  /** Returns the permissions of the user in the project. */
  usePermissions(options?: ListPermissionsOptions): Permission[]
  /**
   * Returns a permission of the user in a team, direct or contained in another one; else `null`.
   */
  usePermission(team: TeamRef, permissionId: string): Permission | null
  /**
   * Returns a permission of the user in the project, direct or contained in another one; else
   * `null`.
   */
  usePermission(permissionId: string): Permission | null
  /** Returns a connected account whose access token covers all `scopes`. */
  useConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): OAuthConnection
  /**
   * Returns a connected account whose access token covers all `scopes`; `null` if there is none.
   */
  useConnectedAccount(provider: string, options?: ConnectedAccountOptions): OAuthConnection | null
}

/** Hooks of the signed-in user in addition to those of any user. */
export interface CurrentUserHooks {
  /**
   * Returns the number of remaining recovery codes and when they were created; `null` if the
   * service has none.
   */
  useRecoveryCodeStatus(): RecoveryCodeStatus | null
  /** Returns the passkeys, oldest first; `null` if the service supports one per user only. */
  usePasskeys(): Passkey[] | null
  /** Returns the connected accounts; `null` if the service does not list them. */
  useConnectedAccounts(): ConnectedAccount[] | null
}

/** Hooks of a team, each for a method that fetches. */
export interface TeamHooks {
  /** Returns the members with their profiles in this team. Requires `$read_members`. */
  useUsers(): TeamUser[]
  /**
   * Returns the members with their roles, and what the user may do to them; `null` if the service does not
   * list them. Requires `$read_members`.
   */
  useMembers(options?: Omit<ListTeamMembersOptions, 'signal'>): TeamMemberPage | null
  /** Returns the open invitations. Requires `$read_members` and `$invite_members`. */
  useInvitations(): TeamInvitation[]
  /** Returns the roles that the user may give in an invitation. Requires `$invite_members`. */
  useInvitableRoles(): InvitableRole[]
}

/** Hooks of a connected account. */
export interface ConnectionHooks {
  /** Returns an access token for the provider's API. */
  useAccessToken(): { accessToken: string }
}

declare module '@app/core' {
  // Declaration merging requires the type parameters of the class.
  interface ClientApp<HasTokenStore extends boolean, ProjectId extends string> extends AppHooks {}
  interface CurrentUser extends CurrentUserHooks, StateHooks<CurrentUserHooks> {}
  interface UserActions extends UserHooks, StateHooks<UserHooks> {}
  interface Team extends TeamHooks, StateHooks<TeamHooks> {}
  interface OAuthConnection extends ConnectionHooks, StateHooks<ConnectionHooks> {}
}
