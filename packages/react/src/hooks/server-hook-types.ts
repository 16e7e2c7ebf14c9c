import type { GetUserOptions } from '@app/core'
import type {
  AdminEmailTemplate,
  AdminOwnedProject,
  AdminProject,
  AdminProjectPermissionDefinition,
  AdminSentEmail,
  AdminTeamPermissionDefinition,
  ApiKey,
  CurrentInternalUser,
  ProductionModeError,
  ProjectMetrics,
} from '@app/core/admin'
import type {
  CurrentServerUser,
  ServerContactChannel,
  ServerListUsersOptions,
  ServerTeam,
  ServerTeamUser,
  ServerUser,
  ServerUserPage,
} from '@app/core/server'
import type { ConnectionHooks, CurrentUserHooks, TeamHooks, UserHooks } from './hook-types'
import type { StateHooks } from './state-hooks'
import type { ReadState } from './use-read-state'
import type { CertainUser } from './use-user'
import type { UserStateOptions } from './use-user-state'

/** The hooks of a `ServerApp` that read of all users and teams. */
export interface ServerAppHooks {
  /** A user by id; `null` when there is none. */
  useUserById(userId: string): ServerUser | null
  /** A page of users; without `limit` all of them. */
  useUsers(options?: Omit<ServerListUsersOptions, 'signal'>): ServerUserPage
  /** A team by id; `null` when there is none. */
  useTeam(teamId: string): ServerTeam | null
  /** All teams of the project, oldest first. */
  useTeams(): ServerTeam[]
}

/** The hooks of an `AdminApp` beside those of a `ServerApp`. */
export interface AdminAppHooks {
  /** All keys, those that are revoked or expired too. */
  useApiKeys(): ApiKey[]
  /** The mails the project sends, and their texts. */
  useEmailTemplates(): AdminEmailTemplate[]
  /** The mails that were sent, newest first. */
  useSentEmails(): AdminSentEmail[]
  /** What somebody may be allowed in a team. */
  useTeamPermissionDefinitions(): AdminTeamPermissionDefinition[]
  /** What somebody may be allowed in the whole project. */
  useProjectPermissionDefinitions(): AdminProjectPermissionDefinition[]
  /** How many sign up and sign in. */
  useMetrics(): ProjectMetrics
  /** A token for the page about webhooks. */
  useSvixToken(): string
}

/** The hooks of a project as its owners see it. */
export interface AdminProjectHooks {
  /** What keeps the project, as it is here, from production mode. Computed: it never waits. */
  useProductionModeErrors(): ProductionModeError[]
}

/** The hooks of somebody who owns projects, beside those of any user. */
export interface InternalUserHooks {
  /** The projects of the user, newest first. */
  useOwnedProjects(): AdminOwnedProject[]
}

// What these apps know more about than a `ClientApp` stands in the bodies: there it may be narrower.
declare module '@app/core/server' {
  interface ServerApp<HasTokenStore extends boolean, ProjectId extends string>
    extends ServerAppHooks,
      StateHooks<ServerAppHooks> {
    /** A user by id; `null` when there is none. */
    useUser(userId: string): ServerUser | null
    useUser(options: GetUserOptions & CertainUser): CurrentServerUser
    useUser(options?: GetUserOptions): CurrentServerUser | null
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
  }
}

declare module '@app/core/admin' {
  interface AdminApp<HasTokenStore extends boolean, ProjectId extends string>
    extends AdminAppHooks,
      StateHooks<AdminAppHooks> {
    /** The project with all that its owners may see. */
    useProject(): AdminProject
    useProjectState(): ReadState<AdminProject>
  }
  interface AdminProject extends AdminProjectHooks, StateHooks<AdminProjectHooks> {}
  interface OwnerApp<HasTokenStore extends boolean> {
    useUser(options: GetUserOptions & CertainUser): CurrentInternalUser
    useUser(options?: GetUserOptions): CurrentInternalUser | null
    useUserState(options?: UserStateOptions): ReadState<CurrentInternalUser | null>
  }
  interface CurrentInternalUser extends InternalUserHooks, StateHooks<InternalUserHooks> {}
}

declare module '@app/core' {
  // Each object gets the hooks of its own reads; which those are and what they give, its type says.
  interface Presented extends Record<HookName | `${HookName}State`, AnyHook> {}
}

type HookName = keyof (UserHooks &
  CurrentUserHooks &
  TeamHooks &
  ConnectionHooks &
  InternalUserHooks &
  AdminProjectHooks)

// biome-ignore lint/suspicious/noExplicitAny: stands for a hook of any arguments
type AnyHook = (...args: any) => never
