import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { toAbsolute } from '../redirects/to-absolute'
import { type InviteUserOptions, type TeamInvitation, toTeamInvitation } from './team-invitation'

/** An open invitation, as an app's server sees it. */
export interface ServerTeamInvitation extends TeamInvitation {
  /** Time of the last email; `null` from services that do not state it. */
  readonly sentAt: Date | null
  /** Member who sent it; `null`: the app's server, or an owner of the project. */
  readonly inviter: { readonly id: string; readonly displayName: string | null } | null
}

/** Options of `inviteUser` of a server. */
export interface ServerInviteUserOptions extends InviteUserOptions {
  /**
   * Id of the member on whose behalf the server invites. The email names them. They need `$invite_members` and all of
   * `permissionIds`, and the invitation ends when they leave the team or lose one of these. @default none
   */
  inviterId?: string | undefined
}

/** Sends an invitation to a team by email. */
export async function inviteUserByServer(
  { context, server, reads }: Scope<'server'>,
  teamId: string,
  {
    email,
    callbackUrl = toAbsolute(context.navigation, 'teamInvitation'),
    permissionIds,
    inviterId,
    signal,
  }: ServerInviteUserOptions,
): Promise<void> {
  await server.send('POST /team-invitations/send-code', {
    body: {
      team_id: teamId,
      email,
      callback_url: callbackUrl,
      permission_ids: permissionIds,
      inviter_user_id: inviterId,
    },
    signal,
  })
  await reads.invalidate(`team/${teamId}/invitations`)
}

/** Fetches the open invitations of a team, with their senders. */
export async function fetchServerInvitations(
  scope: Scope<'server'>,
  teamId: string,
): Promise<Fetched<ServerTeamInvitation[]>> {
  const { items } = await scope.server.send('GET /team-invitations', {
    query: { team_id: teamId },
  })
  return {
    wire: items,
    toValue: () =>
      items.map(
        ({
          // Absent in responses of other servers.
          sent_at_millis: sentAtMillis = null,
          inviter_user_id: inviterId = null,
          inviter_display_name: displayName = null,
          ...wire
        }) => ({
          ...toTeamInvitation(scope, wire),
          sentAt: sentAtMillis === null ? null : new Date(sentAtMillis),
          inviter: inviterId === null ? null : { id: inviterId, displayName },
        }),
      ),
  }
}
