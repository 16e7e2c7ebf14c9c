import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/context'
import type { CallOptions } from '../lib/call-options'
import { toAbsolute } from '../redirects/to-absolute'

/** Whom to invite to a team, and where the link in the mail leads. */
export interface InviteUserOptions extends CallOptions {
  email: string
  /** @default urls.teamInvitation on the current site; required outside a browser */
  callbackUrl?: string
}

/** An invitation nobody has used yet. */
export interface TeamInvitation {
  readonly id: string
  readonly recipientEmail: string | null
  readonly expiresAt: Date
  /** Makes its link useless. In a browser this needs `$remove_members`. */
  revoke(options?: CallOptions): Promise<void>
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

/** Mails an invitation to a team. */
export async function inviteUser(
  { http, navigation, reads }: Scope,
  teamId: string,
  { email, callbackUrl = toAbsolute(navigation, 'teamInvitation'), signal }: InviteUserOptions,
): Promise<void> {
  await http.send('POST /team-invitations/send-code', {
    body: { team_id: teamId, email, callback_url: callbackUrl },
    signal,
  })
  await reads.outdate(`team/${teamId}/invitations`)
}

function toTeamInvitation({ http, reads }: Scope, wire: WireInvitation): TeamInvitation {
  return {
    id: wire.id,
    recipientEmail: wire.recipient_email,
    expiresAt: new Date(wire.expires_at_millis),
    async revoke({ signal } = {}) {
      await http.send('DELETE /team-invitations/:id', {
        path: { id: wire.id },
        query: { team_id: wire.team_id },
        signal,
      })
      await reads.outdate(`team/${wire.team_id}/invitations`)
    },
  }
}
