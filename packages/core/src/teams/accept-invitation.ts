import type { ResponseOf } from '@app/contract'
import type { AppContext } from '../context/context'
import { HttpError } from '../errors/http-error'
import type { KnownErrorOf } from '../errors/known-error'
import type { Http } from '../http/http'
import type { CallOptions } from '../lib/call-options'
import { done, ok, type Result } from '../lib/result'
import { requireAllMapped } from '../lib/total'
import { sendVerificationCode, type VerificationCodeError } from '../sign-in/verification-code'

/** Errors of accepting an invitation. */
export type TeamInvitationError =
  | VerificationCodeError
  | KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>

/** Team of an invitation. */
export interface TeamInvitationDetails {
  /** Id of the team. */
  readonly teamId: string
  /** Name of the team. */
  readonly teamDisplayName: string
}

/** An invitation, before anyone accepts it. */
export interface TeamInvitationPreview {
  /** Whether it can be accepted. Only members of the team get one that cannot. */
  readonly status: 'open' | 'used' | 'expired'
  /** Id of the team. */
  readonly teamId: string
  /** Name of the team. */
  readonly teamDisplayName: string
  /** URL of the picture of the team, possibly a `data:` URL; `null` if there is none. */
  readonly teamProfileImageUrl: string | null
  /** Number of members of the team. */
  readonly memberCount: number
  /** Name of the inviter; `null` if the app's server sent it, or the inviter has no name. */
  readonly inviterDisplayName: string | null
  /** Email address of the invited person. */
  readonly recipientEmail: string
  /** Permissions in the team that accepting grants, in addition to the default ones. */
  readonly permissionIds: readonly string[]
  /** Expiration time. */
  readonly expiresAt: Date
  /** Whether the signed-in user is a member already. */
  readonly isMember: boolean
  /**
   * Whether the user may accept. `false` if the project requires the invited address and the user
   * does not have it, or if the project requires a verified address and accepting does not verify
   * theirs.
   */
  readonly canAccept: boolean
}

/** Checks whether the code of an invitation is valid, without accepting it. */
export async function verifyTeamInvitationCode(
  { http }: AppContext,
  code: string,
  { signal }: CallOptions = {},
): Promise<Result<undefined, VerificationCodeError>> {
  const result = await sendVerificationCode(code, () =>
    http.try('POST /team-invitations/accept/check-code', { body: { code }, signal }),
  )
  return result.status === 'ok' ? done : result
}

/**
 * Fetches the content of an invitation, with or without a signed-in user.
 *
 * @returns `null` in the result if the service does not support previews.
 */
export async function getTeamInvitationPreview(
  context: AppContext,
  code: string,
  { signal }: CallOptions = {},
): Promise<Result<TeamInvitationPreview | null, VerificationCodeError>> {
  try {
    const result = await sendVerificationCode(code, () =>
      ownHttp(context).try('POST /team-invitations/accept/preview', { body: { code }, signal }),
    )
    return result.status === 'ok' ? ok(toPreview(result.data)) : result
  } catch (error) {
    if (error instanceof HttpError && [404, 405].includes(error.status)) return ok(null)
    throw error
  }
}

function toPreview(
  wire: ResponseOf<'POST /team-invitations/accept/preview'>,
): TeamInvitationPreview {
  const {
    status,
    team_id: teamId,
    team_display_name: teamDisplayName,
    team_profile_image_url: teamProfileImageUrl,
    member_count: memberCount,
    inviter_display_name: inviterDisplayName,
    recipient_email: recipientEmail,
    permission_ids: permissionIds,
    expires_at_millis: expiresAtMillis,
    is_member: isMember,
    can_accept: canAccept,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    status,
    teamId,
    teamDisplayName,
    teamProfileImageUrl,
    memberCount,
    inviterDisplayName,
    recipientEmail,
    permissionIds,
    isMember,
    canAccept,
    expiresAt: new Date(expiresAtMillis),
  }
}

/** Fetches the team of an invitation. */
export async function getTeamInvitationDetails(
  context: AppContext,
  code: string,
  { signal }: CallOptions = {},
): Promise<Result<TeamInvitationDetails, TeamInvitationError>> {
  const result = await sendVerificationCode(code, () =>
    ownHttp(context).try('POST /team-invitations/accept/details', { body: { code }, signal }),
  )
  if (result.status === 'error') return result
  const { team_id: teamId, team_display_name: teamDisplayName, ...rest } = result.data
  requireAllMapped(rest)
  return ok({ teamId, teamDisplayName })
}

/** Makes the signed-in user a member of the team of an invitation. */
export async function acceptTeamInvitation(
  context: AppContext,
  code: string,
  { signal }: CallOptions = {},
): Promise<Result<undefined, TeamInvitationError>> {
  const result = await sendVerificationCode(code, () =>
    ownHttp(context).try('POST /team-invitations/accept', { body: { code }, signal }),
  )
  if (result.status === 'error') return result
  await context.invalidateUser('user', 'team', 'permissions')
  return done
}

function ownHttp({ httpOf, findSession, findStore }: AppContext): Http {
  return httpOf(findSession(findStore()))
}
