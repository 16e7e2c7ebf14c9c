import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { HttpError } from '../errors/http-error'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'
import { toAbsolute } from '../redirects/to-absolute'

/** Options of `inviteUser`. */
export interface InviteUserOptions extends CallOptions {
  /** Email address of the invited person. */
  email: string
  /**
   * Page that the link in the email opens. @default urls.teamInvitation on the current site;
   * required outside browsers
   */
  callbackUrl?: string | undefined
  /**
   * Permissions in the team that accepting the invitation grants, such as `['editor']`, in addition
   * to the default permissions of members. In a browser the user needs each of them. @default none
   */
  permissionIds?: string[] | undefined
}

/** Options of `createLink`. */
export interface InvitationLinkOptions extends CallOptions {
  /**
   * Page that the link opens. @default urls.teamInvitation on the current site; required outside browsers
   */
  callbackUrl?: string | undefined
}

/** Options of `resend`. */
export interface ResendInvitationOptions extends CallOptions {
  /** Page that the link in the email opens. @default that of the earlier email */
  callbackUrl?: string | undefined
}

/** An open invitation. */
export interface TeamInvitation {
  /** Id of the invitation. */
  readonly id: string
  /** Email address of the invited person. */
  readonly recipientEmail: string | null
  /** Expiration time. */
  readonly expiresAt: Date
  /** Permissions in the team that accepting grants, in addition to the default ones. */
  readonly permissionIds: readonly string[]
  /**
   * Creates an additional link to the invitation, to share it by means other than email. The link
   * is meant for the invited person and is used up along with the invitation, but does not verify
   * their address. In a browser this requires `$read_members`, `$invite_members` and all of
   * `permissionIds`.
   */
  createLink(options?: InvitationLinkOptions): Promise<string>
  /**
   * Sends the invitation again, with a new link and expiration date. It is replaced by a new one in the same moment, so
   * the earlier link and those of `createLink` no longer work. In a browser the user becomes its sender, which requires
   * the same permissions as `createLink`; on a server it keeps its sender.
   */
  resend(options?: ResendInvitationOptions): Promise<void>
  /** Revokes the invitation and all of its links. In a browser this requires `$remove_members`. */
  revoke(options?: CallOptions): Promise<void>
}

/** A role that an invitation may give. */
export interface InvitableRole {
  /** Id of the permission, for `permissionIds` of `inviteUser`. */
  readonly id: string
  /** Description of the permission; `null` if there is none. */
  readonly description: string | null
  /** Whether every new member gets it. */
  readonly isDefault: boolean
}

type WireInvitation = ResponseOf<'GET /team-invitations'>['items'][number]

/** Fetches the open invitations of a team. */
export async function fetchTeamInvitations(
  scope: Scope,
  teamId: string,
): Promise<Fetched<TeamInvitation[]>> {
  const { items } = await scope.http.send('GET /team-invitations', { query: { team_id: teamId } })
  return { wire: items, toValue: () => items.map((wire) => toTeamInvitation(scope, wire)) }
}

/** Fetches the roles that an invitation may give; none from services that do not list them. */
export async function fetchInvitableRoles(
  { http }: Scope,
  teamId: string,
): Promise<Fetched<InvitableRole[]>> {
  const items = await fetchRoles(http, teamId)
  return { wire: items, toValue: () => items.map(toInvitableRole) }
}

async function fetchRoles(http: Scope['http'], teamId: string): Promise<WireRole[]> {
  try {
    return (await http.send('GET /team-invitations/roles', { query: { team_id: teamId } })).items
  } catch (error) {
    if (error instanceof HttpError && [404, 405].includes(error.status)) return []
    throw error
  }
}

type WireRole = ResponseOf<'GET /team-invitations/roles'>['items'][number]

function toInvitableRole({
  id,
  description,
  is_default: isDefault,
  ...rest
}: WireRole): InvitableRole {
  requireAllMapped(rest)
  return { id, description: description ?? null, isDefault }
}

/** Sends an invitation to a team by email. */
export async function inviteUser(
  { context, http, reads }: Scope,
  teamId: string,
  {
    email,
    callbackUrl = toAbsolute(context.navigation, 'teamInvitation'),
    permissionIds,
    signal,
  }: InviteUserOptions,
): Promise<void> {
  await http.send('POST /team-invitations/send-code', {
    body: {
      team_id: teamId,
      email,
      callback_url: callbackUrl,
      permission_ids: permissionIds,
    },
    signal,
  })
  await reads.invalidate(`team/${teamId}/invitations`)
}

/** Converts an invitation from the wire format. */
export function toTeamInvitation(
  { context, http, reads }: Scope,
  wire: WireInvitation,
): TeamInvitation {
  const {
    id,
    team_id: teamId,
    recipient_email: recipientEmail,
    expires_at_millis: expiresAtMillis,
    // Absent in responses of other servers.
    permission_ids: permissionIds = [],
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    recipientEmail,
    permissionIds,
    expiresAt: new Date(expiresAtMillis),
    async createLink({
      callbackUrl = toAbsolute(context.navigation, 'teamInvitation'),
      signal,
    } = {}) {
      const { url } = await http.send('POST /team-invitations/:id/link', {
        path: { id },
        body: { team_id: teamId, callback_url: callbackUrl },
        signal,
      })
      return url
    },
    async resend({ callbackUrl, signal } = {}) {
      await http.send('POST /team-invitations/:id/resend', {
        path: { id },
        body: { team_id: teamId, callback_url: callbackUrl },
        signal,
      })
      await reads.invalidate(`team/${teamId}/invitations`)
    },
    async revoke({ signal } = {}) {
      await http.send('DELETE /team-invitations/:id', {
        path: { id },
        query: { team_id: teamId },
        signal,
      })
      await reads.invalidate(`team/${teamId}/invitations`)
    },
  }
}
