import { signalIn } from '../cache/present'
import type { Resource } from '../cache/resource'
import {
  type ConnectedAccountOptions,
  fetchConnectedAccount,
  type OAuthConnection,
} from '../connected-accounts/connected-account'
import {
  type ContactChannel,
  type ContactChannelCreateOptions,
  createContactChannel,
  fetchContactChannels,
} from '../contact-channels/contact-channel'
import type { UserScope } from '../context/context'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import type { Result } from '../lib/result'
import {
  fetchPermissions,
  type ListPermissionsOptions,
  type Permission,
} from '../permissions/permission'
import { type ActiveSession, fetchActiveSessions, revokeSession } from '../sessions/active-session'
import type { SetPasswordError, SetPasswordOptions } from '../sign-in/password/password-change'
import { type Team, toTeam } from '../teams/team'
import { createTeam, leaveTeam, type TeamCreateOptions, type TeamRef } from '../teams/team-changes'
import { type EditableTeamMemberProfile, fetchTeamProfile } from '../teams/team-member'
import { fetchTeam, fetchTeams } from '../teams/teams'

/** What users may change about themselves. Absent or `undefined` means: leave as it is. */
export interface UserUpdateOptions {
  displayName?: string | null
  /** Replaces the whole value. */
  clientMetadata?: MetadataOf<'userClient'>
  profileImageUrl?: string | null
  selectedTeamId?: string | null
  /** Turns the second factor on; `null` turns it off. */
  totpMultiFactorSecret?: Uint8Array | null
  otpAuthEnabled?: boolean
  /** Only `false`: removes the passkey. */
  passkeyAuthEnabled?: boolean
}

/** What can be done with a user: by themselves, or by a server. */
export interface UserActions {
  /** Changes what is given. */
  update(changes: UserUpdateOptions, options?: CallOptions): Promise<void>
  /** Changes the name others see. */
  setDisplayName(displayName: string | null, options?: CallOptions): Promise<void>
  /** Replaces the whole value. */
  setClientMetadata(metadata: MetadataOf<'userClient'>, options?: CallOptions): Promise<void>
  /** Chooses the team to work in. The user must be a member. */
  setSelectedTeam(team: TeamRef | null, options?: CallOptions): Promise<void>
  /** Gives a user without password their first one. */
  setPassword(options: SetPasswordOptions): Promise<Result<undefined, SetPasswordError>>
  /** Deletes the account for good. */
  delete(options?: CallOptions): Promise<void>

  /** The teams the user is a member of, oldest first. */
  listTeams(options?: CallOptions): Promise<Team[]>
  /** A team of the user; `null` when they are no member, or there is no such team. */
  getTeam(teamId: string, options?: CallOptions): Promise<Team | null>
  /** Makes a team with the user as its first member, and selects it. */
  createTeam(options: TeamCreateOptions): Promise<Team>
  /**
   * Takes the user out of a team.
   *
   * @throws `KnownErrors.TeamMembershipNotFound`
   */
  leaveTeam(team: TeamRef, options?: CallOptions): Promise<void>
  /** How the user appears in a team. */
  getTeamProfile(team: TeamRef, options?: CallOptions): Promise<EditableTeamMemberProfile>

  /** The e-mail addresses of the user, oldest first. */
  listContactChannels(options?: CallOptions): Promise<ContactChannel[]>
  /**
   * Adds an e-mail address. No mail is sent.
   *
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  createContactChannel(options: ContactChannelCreateOptions): Promise<ContactChannel>

  /** Where the user is signed in, newest first. */
  getActiveSessions(options?: CallOptions): Promise<ActiveSession[]>
  /**
   * Ends a session of the user on another device.
   *
   * @throws `KnownErrors.CannotDeleteCurrentSession`: sign out instead.
   */
  revokeSession(sessionId: string, options?: CallOptions): Promise<void>

  /** An account connected at a provider, when its access token is good for all `scopes`. */
  getConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): Promise<OAuthConnection>
  /** An account connected at a provider; `null` when there is none that is good for all `scopes`. */
  getConnectedAccount(
    provider: string,
    options?: ConnectedAccountOptions,
  ): Promise<OAuthConnection | null>

  /** What the user may do in a team. */
  listPermissions(team: TeamRef, options?: ListPermissionsOptions): Promise<Permission[]>
  /** What the user may do in the whole project. */
  listPermissions(options?: ListPermissionsOptions): Promise<Permission[]>
  /** A permission the user holds in a team, also by way of others; else `null`. */
  getPermission(
    team: TeamRef,
    permissionId: string,
    options?: CallOptions,
  ): Promise<Permission | null>
  /** A permission the user holds in the whole project, also by way of others; else `null`. */
  getPermission(permissionId: string, options?: CallOptions): Promise<Permission | null>
  /** Whether the user may do something in a team. Browsers can be fooled: check on a server too. */
  hasPermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<boolean>
  /** Whether the user may do something in the whole project. */
  hasPermission(permissionId: string, options?: CallOptions): Promise<boolean>
}

type ListPermissionsArgs =
  | [team: TeamRef, options?: ListPermissionsOptions]
  | [options?: ListPermissionsOptions]

/** A permission in a team, or in the whole project. */
export type PermissionArgs =
  | [team: TeamRef, permissionId: string, options?: CallOptions]
  | [permissionId: string, options?: CallOptions]

/** The reads of the things of a user. */
export function userReads(scope: UserScope) {
  const { reads, userId } = scope

  const permissions = (teamId: string | undefined, recursive = true): Resource<Permission[]> =>
    reads.at(`permissions/${userId}/${teamId}/${recursive}`, () =>
      fetchPermissions(scope, teamId, recursive),
    )

  return {
    listTeams: () => reads.at(`teams/${userId}`, () => fetchTeams(scope)),
    getTeam: (teamId: string) => reads.at(`team/${teamId}`, () => fetchTeam(scope, teamId)),
    getTeamProfile: ({ id }: TeamRef) =>
      reads.at(`team/${id}/profile/${userId}`, () => fetchTeamProfile(scope, id)),
    listContactChannels: () => reads.at(`channels/${userId}`, () => fetchContactChannels(scope)),
    getActiveSessions: () => reads.at(`sessions/${userId}`, () => fetchActiveSessions(scope)),
    getConnectedAccount: (provider: string, options: ConnectedAccountOptions = {}) =>
      reads.at(`connections/${userId}/${provider}/${options.or}/${options.scopes}`, () =>
        fetchConnectedAccount(scope, provider, options),
      ),
    listPermissions: (...args: ListPermissionsArgs) => {
      const [team, options] = hasTeam(args) ? args : [undefined, ...args]
      return permissions(team?.id, options?.recursive)
    },
    getPermission(...args: PermissionArgs) {
      const [team, id] = splitPermission(args)
      // By way of the whole list, which all who ask at the same moment share.
      return reads.at(`permissions/${userId}/${team?.id}/has/${id}`, async () => {
        const found = (await permissions(team?.id).refresh()).find((held) => held.id === id)
        return { wire: found, toValue: () => found ?? null }
      })
    },
  }
}

/** What changes a user, and the things of a user. */
export function userActions(
  scope: UserScope,
  update: (changes: UserUpdateOptions, options?: CallOptions) => Promise<void>,
) {
  const { getPermission, getConnectedAccount: connections } = userReads(scope)

  // What `or` promises shows in the type of the method, but not in that of its read.
  function getConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): Promise<OAuthConnection>
  function getConnectedAccount(
    provider: string,
    options?: ConnectedAccountOptions,
  ): Promise<OAuthConnection | null>
  async function getConnectedAccount(provider: string, options?: ConnectedAccountOptions) {
    return abortable(connections(provider, options).refresh(), options?.signal)
  }

  return {
    update,
    setDisplayName: (displayName: string | null, options?: CallOptions) =>
      update({ displayName }, options),
    setClientMetadata: (clientMetadata: MetadataOf<'userClient'>, options?: CallOptions) =>
      update({ clientMetadata }, options),
    setSelectedTeam: (team: TeamRef | null, options?: CallOptions) =>
      update({ selectedTeamId: team ? team.id : null }, options),
    createTeam: async (options: TeamCreateOptions) =>
      toTeam(scope, await createTeam(scope, options, update)),
    leaveTeam: (team: TeamRef, options?: CallOptions) => leaveTeam(scope, team, options),
    createContactChannel: (options: ContactChannelCreateOptions) =>
      createContactChannel(scope, options),
    revokeSession: (sessionId: string, options?: CallOptions) =>
      revokeSession(scope, sessionId, options),
    getConnectedAccount,
    hasPermission: async (...args: PermissionArgs) =>
      (await abortable(getPermission(...args).refresh(), signalIn(args))) !== null,
  }
}

function hasTeam(
  args: ListPermissionsArgs,
): args is [team: TeamRef, options?: ListPermissionsOptions] {
  return args[0] !== undefined && 'id' in args[0]
}

/** The team, if there is one, and the id of the permission. */
export function splitPermission([first, second]: PermissionArgs): [
  team: TeamRef | undefined,
  id: string,
] {
  // After a team comes the id.
  return typeof first === 'string' ? [undefined, first] : [first, second as string]
}

/** The reads beside the user itself that show what has changed. */
export function readsOfChanges(changes: UserUpdateOptions): string[] {
  const { displayName, profileImageUrl, totpMultiFactorSecret } = changes
  // Members of teams look as users do.
  const isSeenByOthers = displayName !== undefined || profileImageUrl !== undefined
  return [
    ...(isSeenByOthers ? ['team/'] : []),
    // They belong to the authenticator app, and go with it.
    ...(totpMultiFactorSecret !== undefined ? ['recovery-codes'] : []),
  ]
}
