import type { Scope } from '../context/scope'
import { toAbsolute } from '../redirects/to-absolute'
import type { InviteUserOptions } from './team-invitation'

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
