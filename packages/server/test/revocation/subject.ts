import type { CodeType } from '../../src/verification-codes/verification-codes'
import {
  authorizationCode,
  comeBack,
  exchange,
  locationOf,
  signInAtProvider,
} from '../browsers/oauth-browser'
import { createPasskey } from '../browsers/passkey-browser'
import { as } from '../harness'
import { page, type TestService } from '../test-service'

const server = as('server')

/** Codes that a subject has open, by their type. */
type OpenCodes = Record<CodeType, string>

/** A user with each sign-in method, two sessions, and a code of each type. */
export interface Subject {
  id: string
  /** Address that received the codes. */
  email: string
  channelId: string
  /** A further address that signs in, with a sign-in code of its own. */
  further: { email: string; channelId: string; code: string }
  headers: Record<string, string>
  refresh: { own: string; other: string }
  /** Time when the recovery codes were created. */
  recoveryCodesOf: number
  codes: OpenCodes
  authorization: string
  teamId: string
  /** Invitation that the subject sent for another team. */
  otherInvitation: string
  /** Another user, and an address without a user. */
  bystander: { code: string; refresh: string; authorization: string }
  visitor: string
}

async function startSession(service: TestService, userId: string) {
  const body = { user_id: userId }
  const tokens = await service.must('POST /auth/sessions', { headers: server, body })
  return { access: tokens.access_token as string, refresh: tokens.refresh_token as string }
}

/** Returns the time when the recovery codes of a user were created; `null` without any. */
export async function findRecoveryCodes(
  service: TestService,
  userId: string,
): Promise<number | null> {
  const { status, body } = await service.send('POST /auth/sessions', {
    headers: server,
    body: { user_id: userId },
  })
  if (status !== 200) return null
  const headers = as('client', { access: body.access_token })
  return (await service.must('GET /users/me/recovery-codes', { headers })).created_at_millis
}

/** Connects a Google account of this address to a user. */
async function connectGoogle(service: TestService, access: string, email: string) {
  const link = { type: 'link', token: access }
  const response = await comeBack(service.call, await signInAtProvider(service.call, email, link))
  const code = locationOf(response).searchParams.get('code') ?? ''
  await service.must('POST /auth/oauth/token', exchange(code))
}

async function findChannels(service: TestService, userId: string) {
  const request = { headers: server, query: { user_id: userId } }
  const { items } = await service.must('GET /contact-channels', request)
  return items as { id: string; value: string; used_for_auth: boolean }[]
}

/** Creates a verification code for an address that the app has verified since. */
async function leaveVerificationOpen(
  service: TestService,
  path: Record<string, string>,
  email: string,
) {
  const request = { headers: server, path }
  await service.must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
    ...request,
    body: { callback_url: page },
  })
  const code = await service.codeEmailedTo(email)
  const body = { is_verified: true }
  await service.must('PATCH /contact-channels/:user_id/:contact_channel_id', { ...request, body })
  return code
}

async function sendResetCode(service: TestService, email: string, emails: number) {
  const body = { email, callback_url: page }
  await service.must('POST /auth/password/send-reset-code', { body })
  return service.codeEmailedTo(email, emails)
}

async function invite(service: TestService, headers: Record<string, string>) {
  const { id } = await service.must('POST /teams', { headers, body: { display_name: 'Crew' } })
  const email = service.newEmail()
  const body = { team_id: id, email, callback_url: page }
  await service.must('POST /team-invitations/send-code', { headers, body })
  return { teamId: id as string, code: await service.codeEmailedTo(email) }
}

async function createBystander(service: TestService) {
  const { id, email, tokens } = await service.verifiedUser()
  const { refresh } = await startSession(service, id)
  const google = service.newEmail()
  await connectGoogle(service, tokens.access, google)
  const authorization = await authorizationCode(service.call, google)
  return { refresh, authorization, code: (await service.emailedSignInCode(email, 2)).code }
}

/** Creates a user, and opens everything that the table of revocation may end. */
export async function createSubject(
  service: TestService,
  { hasPassword = true }: { hasPassword?: boolean } = {},
): Promise<Subject> {
  const { must, newEmail } = service
  const email = newEmail()
  const body = {
    primary_email: email,
    primary_email_auth_enabled: true,
    ...(hasPassword && { password: 'the old password' }),
  }
  const { id } = await must('POST /users', { headers: server, body })
  const own = await startSession(service, id)
  const headers = as('client', own)
  const google = newEmail()
  await connectGoogle(service, own.access, google)
  await service.addTotp(own)
  await must('POST /users/me/recovery-codes', { headers })
  const { request } = await createPasskey(service, headers)
  await must('POST /auth/passkey/register', request)
  const furtherEmail = newEmail()
  const further = await must('POST /contact-channels', {
    headers: server,
    body: {
      user_id: id,
      value: furtherEmail,
      type: 'email',
      used_for_auth: true,
      is_verified: true,
    },
  })
  const [channel] = await findChannels(service, id)
  const path = { user_id: id, contact_channel_id: channel?.id ?? '' }
  const verification = await leaveVerificationOpen(service, path, email)
  const { code: used } = await service.emailedSignInCode(furtherEmail)
  const attempt = await service.send('POST /auth/otp/sign-in', { body: { code: used } })
  const invitation = await invite(service, headers)
  const registration = await must('POST /auth/passkey/initiate-passkey-registration', { headers })
  const authentication = await must('POST /auth/passkey/initiate-passkey-authentication')
  return {
    id,
    email,
    headers,
    teamId: invitation.teamId,
    channelId: path.contact_channel_id,
    further: {
      email: furtherEmail,
      channelId: further.id,
      code: (await service.emailedSignInCode(furtherEmail, 2)).code,
    },
    recoveryCodesOf: (await findRecoveryCodes(service, id)) ?? 0,
    refresh: { own: own.refresh, other: (await startSession(service, id)).refresh },
    codes: {
      contact_channel_verification: verification,
      otp_sign_in: (await service.emailedSignInCode(email, 2)).code,
      password_reset: await sendResetCode(service, email, 3),
      mfa_attempt: attempt.body.details.attempt_code,
      team_invitation: invitation.code,
      passkey_registration: registration.code,
      passkey_authentication: authentication.code,
      impersonation: await service.impersonationCode(id),
    },
    authorization: await authorizationCode(service.call, google),
    otherInvitation: (await invite(service, headers)).code,
    bystander: await createBystander(service),
    visitor: (await service.emailedSignInCode()).code,
  }
}

/** Sign-in methods of a user, as the app's server sees them; `null` once the user is deleted. */
export async function listMethods(service: TestService, { id }: Subject) {
  const { status, body } = await service.send('GET /users/:user_id', {
    headers: server,
    path: { user_id: id },
  })
  if (status !== 200) return null
  const channels = await findChannels(service, id)
  return {
    password: body.has_password,
    code: body.otp_auth_enabled,
    passkey: body.passkey_auth_enabled,
    totp: body.requires_totp_mfa,
    providers: body.oauth_providers.length,
    addresses: channels.filter((channel) => channel.used_for_auth).map(({ value }) => value),
  }
}
