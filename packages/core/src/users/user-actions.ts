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
import type { Scope } from '../context/scope'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { MetadataInputOf } from '../lib/metadata'
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
import type { UserUpdateOptions } from './user'

/** Operations on a user, by the user or by a server. */
export interface UserActions {
  /** Updates the given fields. */
  update(changes: UserUpdateOptions, options?: CallOptions): Promise<void>
  /** Changes the display name. */
  setDisplayName(displayName: string | null, options?: CallOptions): Promise<void>
  /** Replaces the complete metadata that browsers can write. */
  setClientMetadata(metadata: MetadataInputOf<'userClient'>, options?: CallOptions): Promise<void>
  /** Selects a team. The user must be a member. */
  setSelectedTeam(team: TeamRef | null, options?: CallOptions): Promise<void>
  /** Sets the first password of a user. */
  setPassword(options: SetPasswordOptions): Promise<Result<undefined, SetPasswordError>>
  /** Deletes the account permanently. */
  delete(options?: CallOptions): Promise<void>

  /** Fetches the teams of the user, oldest first. */
  listTeams(options?: CallOptions): Promise<Team[]>
  /** Fetches a team of the user; `null` if they are not a member or there is no such team. */
  getTeam(teamId: string, options?: CallOptions): Promise<Team | null>
  /** Creates a team with the user as its first member, and selects it. */
  createTeam(options: TeamCreateOptions): Promise<Team>
  /**
   * Removes the user from a team.
   *
   * @throws `KnownErrors.TeamMembershipNotFound`
   */
  leaveTeam(team: TeamRef, options?: CallOptions): Promise<void>
  /** Fetches the profile of the user in a team. */
  getTeamProfile(team: TeamRef, options?: CallOptions): Promise<EditableTeamMemberProfile>

  /** Fetches the email addresses of the user, oldest first. */
  listContactChannels(options?: CallOptions): Promise<ContactChannel[]>
  /**
   * Adds an email address. Sends no email.
   *
   * @throws `KnownErrors.EmailDomainNotAllowed` in browsers
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  createContactChannel(options: ContactChannelCreateOptions): Promise<ContactChannel>

  /** Fetches the sessions of the user, newest first. */
  getActiveSessions(options?: CallOptions): Promise<ActiveSession[]>
  /**
   * Revokes a session of the user on another device.
   *
   * @throws `KnownErrors.CannotDeleteCurrentSession`: sign out instead.
   */
  revokeSession(sessionId: string, options?: CallOptions): Promise<void>

  /** Fetches a connected account whose access token has all `scopes`. */
  getConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): Promise<OAuthConnection>
  /** Fetches a connected account whose access token has all `scopes`; `null` if there is none. */
  getConnectedAccount(
    provider: string,
    options?: ConnectedAccountOptions,
  ): Promise<OAuthConnection | null>

  /** Fetches the permissions of the user in a team. */
  listPermissions(team: TeamRef, options?: ListPermissionsOptions): Promise<Permission[]>
  /** Fetches the permissions of the user in the whole project. */
  listPermissions(options?: ListPermissionsOptions): Promise<Permission[]>
  /**
   * Fetches a permission of the user in a team, direct or contained; `null` if they do not have it.
   */
  getPermission(
    team: TeamRef,
    permissionId: string,
    options?: CallOptions,
  ): Promise<Permission | null>
  /**
   * Fetches a permission of the user in the whole project, direct or contained; `null` if they do
   * not have it.
   */
  getPermission(permissionId: string, options?: CallOptions): Promise<Permission | null>
  /**
   * Fetches whether the user has a permission in a team. Browsers can be manipulated: check on a
   * server too.
   */
  hasPermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<boolean>
  /**
   * Fetches whether the user has a permission in the whole project. Browsers can be manipulated:
   * check on a server too.
   */
  hasPermission(permissionId: string, options?: CallOptions): Promise<boolean>
}

type ListPermissionsArgs =
  | [team: TeamRef, options?: ListPermissionsOptions]
  | [options?: ListPermissionsOptions]

/** Arguments that identify a permission, in a team or in the whole project. */
export type PermissionArgs =
  | [team: TeamRef, permissionId: string, options?: CallOptions]
  | [permissionId: string, options?: CallOptions]

/** Creates the reads of a user. */
export function userReads(scope: Scope<'userId'>) {
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
      // From the complete list, which concurrent callers share.
      return reads.at(`permissions/${userId}/${team?.id}/has/${id}`, async () => {
        const found = (await permissions(team?.id).refresh()).find((held) => held.id === id)
        return { wire: found, toValue: () => found ?? null }
      })
    },
  }
}

/** Creates the methods of a user that change data. */
export function userActions(
  scope: Scope<'userId'>,
  update: (changes: UserUpdateOptions, options?: CallOptions) => Promise<void>,
) {
  const { getPermission, getConnectedAccount: connections } = userReads(scope)

  // The method's type depends on `or`, unlike that of the read.
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
    setClientMetadata: (clientMetadata: MetadataInputOf<'userClient'>, options?: CallOptions) =>
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

/** Returns the team, if any, and the id of the permission. */
export function splitPermission([first, second]: PermissionArgs): [
  team: TeamRef | undefined,
  id: string,
] {
  // If the first argument is a team, the second one is the id.
  return typeof first === 'string' ? [undefined, first] : [first, second as string]
}

/** Returns the key prefixes of reads, other than the user, that a change affects. */
export function readsOfChanges(changes: UserUpdateOptions): string[] {
  const { displayName, profileImageUrl, totpMultiFactorSecret, passkeyAuthEnabled } = changes
  // Profiles of team members default to the user's.
  const isSeenByOthers = displayName !== undefined || profileImageUrl !== undefined
  return [
    ...(isSeenByOthers ? ['team/'] : []),
    // Recovery codes are deleted with the authenticator app.
    ...(totpMultiFactorSecret !== undefined ? ['recovery-codes'] : []),
    ...(passkeyAuthEnabled !== undefined ? ['passkeys'] : []),
  ]
}
