import type { AppContext } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Http } from '../http/http'
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

interface CallOptions {
  signal?: AbortSignal
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
