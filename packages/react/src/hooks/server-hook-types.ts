import type { GetUserOptions, OrWithoutUser, UserFor } from '@app/core'
import type {
  AdminEmailTemplate,
  AdminOwnedProject,
  AdminProject,
  AdminProjectPermissionDefinition,
  AdminSentEmailContent,
  AdminSentEmailPage,
  AdminTeamPermissionDefinition,
  ApiKey,
  CurrentInternalUser,
  EmailTheme,
  GetMetricsOptions,
  ListSecurityEventsOptions,
  ListSentEmailsOptions,
  ListTeamSummariesOptions,
  ProductionModeError,
  ProjectMetrics,
  SecurityEventPage,
  SecuritySettings,
  SessionSettings,
  TeamSummaryPage,
  WebhookDelivery,
  WebhookEndpoint,
} from '@app/core/admin'
import type {
  CurrentServerUser,
  ServerContactChannel,
  ServerListTeamsOptions,
  ServerListUsersOptions,
  ServerTeam,
  ServerTeamInvitation,
  ServerTeamPage,
  ServerTeamUser,
  ServerUser,
  ServerUserPage,
} from '@app/core/server'
import type { ConnectionHooks, CurrentUserHooks, TeamHooks, UserHooks } from './hook-types'
import type { StateHooks } from './state-hooks'
import type { ReadState } from './use-read-state'
import type { UserStateOptions } from './use-user-state'

/** Hooks of a `ServerApp` for all users and teams. */
export interface ServerAppHooks {
  /** Returns a user by id; `null` if there is none. */
  useUserById(userId: string): ServerUser | null
  /** Returns a page of users; without `limit`, all users. */
  useUsers(options?: Omit<ServerListUsersOptions, 'signal'>): ServerUserPage
  /** Returns a team by id; `null` if there is none. */
  useTeam(teamId: string): ServerTeam | null
  /** Returns a page of the project's teams, oldest first; without `limit`, all teams. */
  useTeams(options?: Omit<ServerListTeamsOptions, 'signal'>): ServerTeamPage
}

/** Hooks of an `AdminApp` in addition to those of a `ServerApp`. */
export interface AdminAppHooks {
  /** Returns all API keys, including revoked and expired ones. */
  useApiKeys(): ApiKey[]
  /** Returns the email templates of the project. */
  useEmailTemplates(): AdminEmailTemplate[]
  /** Returns the sent emails, newest first: the latest 100, or a page of them. */
  useSentEmails(options?: Omit<ListSentEmailsOptions, 'signal'>): AdminSentEmailPage
  /** Returns a sent email, with its content if it is kept; `null` if there is none with this id. */
  useSentEmail(id: string): AdminSentEmailContent | null
  /** Returns the permission definitions for teams. */
  useTeamPermissionDefinitions(): AdminTeamPermissionDefinition[]
  /** Returns the permission definitions for the project. */
  useProjectPermissionDefinitions(): AdminProjectPermissionDefinition[]
  /** Returns the numbers of sign-ups and sign-ins. */
  useMetrics(options?: Omit<GetMetricsOptions, 'signal'>): ProjectMetrics
  /** Returns a page of the security log of the last 90 days, newest first. */
  useSecurityEvents(options?: Omit<ListSecurityEventsOptions, 'signal'>): SecurityEventPage
  /** Returns a page of the project's teams with their sizes, oldest first by default. */
  useTeamSummaries(options?: Omit<ListTeamSummariesOptions, 'signal'>): TeamSummaryPage
  /** Returns whether this is a test project, with relaxed rate limits. */
  useIsTestProject(): boolean
  /** Returns whether refresh tokens of the project rotate. */
  useSessionSettings(): SessionSettings
  /** Returns the security settings of the project. */
  useSecuritySettings(): SecuritySettings
  /** Returns logo and color of the emails of the project. */
  useEmailTheme(): EmailTheme
  /** Returns the webhook endpoints of the project, oldest first. */
  useWebhookEndpoints(): WebhookEndpoint[]
  /** Returns a token for the webhooks portal. */
  useSvixToken(): string
}

/** Hooks of a project for its owners. */
export interface AdminProjectHooks {
  /**
   * Returns the settings that prevent production mode. Computed from the loaded project, so it
   * never suspends.
   */
  useProductionModeErrors(): ProductionModeError[]
}

/** Hooks of a webhook endpoint. */
export interface WebhookEndpointHooks {
  /** Returns the newest 100 deliveries of the last 30 days, newest first. */
  useDeliveries(): WebhookDelivery[]
}

/** Hooks of an owner in addition to those of any user. */
export interface InternalUserHooks {
  /** Returns the projects of the user, newest first. */
  useOwnedProjects(): AdminOwnedProject[]
}

// Members with narrower types than those of `ClientApp` are in the bodies, where overriding is
// allowed.
declare module '@app/core/server' {
  interface ServerApp<HasTokenStore extends boolean, ProjectId extends string>
    extends ServerAppHooks,
      StateHooks<ServerAppHooks> {
    /** Returns a user by id; `null` if there is none. */
    useUser(userId: string): ServerUser | null
    useUser<Or extends OrWithoutUser = OrWithoutUser>(
      options?: GetUserOptions<boolean, Or>,
    ): UserFor<Or, CurrentServerUser>
    useUserState(userId: string): ReadState<ServerUser | null>
    useUserState(options?: UserStateOptions): ReadState<CurrentServerUser | null>
  }
  interface ServerUser {
    useTeams(): ServerTeam[]
    useTeamsState(): ReadState<ServerTeam[]>
    useTeam(teamId: string): ServerTeam | null
    useTeamState(teamId: string): ReadState<ServerTeam | null>
    useContactChannels(): ServerContactChannel[]
    useContactChannelsState(): ReadState<ServerContactChannel[]>
  }
  interface CurrentServerUser extends CurrentUserHooks, StateHooks<CurrentUserHooks> {}
  interface ServerTeam {
    useUsers(): ServerTeamUser[]
    useUsersState(): ReadState<ServerTeamUser[]>
    useInvitations(): ServerTeamInvitation[]
    useInvitationsState(): ReadState<ServerTeamInvitation[]>
  }
}

declare module '@app/core/admin' {
  interface AdminApp<HasTokenStore extends boolean, ProjectId extends string>
    extends AdminAppHooks,
      StateHooks<AdminAppHooks> {
    /** Returns the project with the settings for its owners. */
    useProject(): AdminProject
    useProjectState(): ReadState<AdminProject>
  }
  interface AdminProject extends AdminProjectHooks, StateHooks<AdminProjectHooks> {}
  interface WebhookEndpoint extends WebhookEndpointHooks, StateHooks<WebhookEndpointHooks> {}
  interface OwnerApp<HasTokenStore extends boolean> {
    useUser<Or extends OrWithoutUser = OrWithoutUser>(
      options?: GetUserOptions<boolean, Or>,
    ): UserFor<Or, CurrentInternalUser>
    useUserState(options?: UserStateOptions): ReadState<CurrentInternalUser | null>
  }
  interface CurrentInternalUser extends InternalUserHooks, StateHooks<InternalUserHooks> {}
}

declare module '@app/core/bindings' {
  // Each object gets the hooks of its own reads, as its type declares.
  interface Presented extends Record<HookName | `${HookName}State`, AnyHook> {}
}

type HookName = keyof (UserHooks &
  CurrentUserHooks &
  TeamHooks &
  ConnectionHooks &
  InternalUserHooks &
  AdminProjectHooks &
  WebhookEndpointHooks)

// biome-ignore lint/suspicious/noExplicitAny: a hook with any arguments
type AnyHook = (...args: any) => never
