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
import { page, type World } from '../world'

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

async function startSession(world: World, userId: string) {
  const body = { user_id: userId }
  const tokens = await world.must('POST /auth/sessions', { headers: server, body })
  return { access: tokens.access_token as string, refresh: tokens.refresh_token as string }
}

/** Returns the time when the recovery codes of a user were created; `null` without any. */
export async function findRecoveryCodes(world: World, userId: string): Promise<number | null> {
  const { status, body } = await world.send('POST /auth/sessions', {
    headers: server,
    body: { user_id: userId },
  })
  if (status !== 200) return null
  const headers = as('client', { access: body.access_token })
  return (await world.must('GET /users/me/recovery-codes', { headers })).created_at_millis
}

/** Connects a Google account of this address to a user. */
async function connectGoogle(world: World, access: string, email: string) {
  const link = { type: 'link', token: access }
  const response = await comeBack(world.call, await signInAtProvider(world.call, email, link))
  const code = locationOf(response).searchParams.get('code') ?? ''
  await world.must('POST /auth/oauth/token', exchange(code))
}

async function findChannels(world: World, userId: string) {
  const request = { headers: server, query: { user_id: userId } }
  const { items } = await world.must('GET /contact-channels', request)
  return items as { id: string; value: string; used_for_auth: boolean }[]
}

/** Creates a verification code for an address that the app has verified since. */
async function leaveVerificationOpen(world: World, path: Record<string, string>, email: string) {
  const request = { headers: server, path }
  await world.must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
    ...request,
    body: { callback_url: page },
  })
  const code = await world.codeEmailedTo(email)
  const body = { is_verified: true }
  await world.must('PATCH /contact-channels/:user_id/:contact_channel_id', { ...request, body })
  return code
}

async function sendResetCode(world: World, email: string, emails: number) {
  const body = { email, callback_url: page }
  await world.must('POST /auth/password/send-reset-code', { body })
  return world.codeEmailedTo(email, emails)
}

async function invite(world: World, headers: Record<string, string>) {
  const { id } = await world.must('POST /teams', { headers, body: { display_name: 'Crew' } })
  const email = world.newEmail()
  const body = { team_id: id, email, callback_url: page }
  await world.must('POST /team-invitations/send-code', { headers, body })
  return { teamId: id as string, code: await world.codeEmailedTo(email) }
}

async function createBystander(world: World) {
  const { id, email, tokens } = await world.verifiedUser()
  const { refresh } = await startSession(world, id)
  const google = world.newEmail()
  await connectGoogle(world, tokens.access, google)
  const authorization = await authorizationCode(world.call, google)
  return { refresh, authorization, code: (await world.emailedSignInCode(email, 2)).code }
}

/** Creates a user, and opens everything that the table of revocation may end. */
export async function createSubject(
  world: World,
  { hasPassword = true }: { hasPassword?: boolean } = {},
): Promise<Subject> {
  const { must, newEmail } = world
  const email = newEmail()
  const body = {
    primary_email: email,
    primary_email_auth_enabled: true,
    ...(hasPassword && { password: 'the old password' }),
  }
  const { id } = await must('POST /users', { headers: server, body })
  const own = await startSession(world, id)
  const headers = as('client', own)
  const google = newEmail()
  await connectGoogle(world, own.access, google)
  await world.addTotp(own)
  await must('POST /users/me/recovery-codes', { headers })
  const { request } = await createPasskey(world, headers)
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
  const [channel] = await findChannels(world, id)
  const path = { user_id: id, contact_channel_id: channel?.id ?? '' }
  const verification = await leaveVerificationOpen(world, path, email)
  const { code: used } = await world.emailedSignInCode(furtherEmail)
  const attempt = await world.send('POST /auth/otp/sign-in', { body: { code: used } })
  const invitation = await invite(world, headers)
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
      code: (await world.emailedSignInCode(furtherEmail, 2)).code,
    },
    recoveryCodesOf: (await findRecoveryCodes(world, id)) ?? 0,
    refresh: { own: own.refresh, other: (await startSession(world, id)).refresh },
    codes: {
      contact_channel_verification: verification,
      otp_sign_in: (await world.emailedSignInCode(email, 2)).code,
      password_reset: await sendResetCode(world, email, 3),
      mfa_attempt: attempt.body.details.attempt_code,
      team_invitation: invitation.code,
      passkey_registration: registration.code,
      passkey_authentication: authentication.code,
      impersonation: await world.impersonationCode(id),
    },
    authorization: await authorizationCode(world.call, google),
    otherInvitation: (await invite(world, headers)).code,
    bystander: await createBystander(world),
    visitor: (await world.emailedSignInCode()).code,
  }
}

/** Sign-in methods of a user, as the app's server sees them; `null` once the user is deleted. */
export async function listMethods(world: World, { id }: Subject) {
  const { status, body } = await world.send('GET /users/:user_id', {
    headers: server,
    path: { user_id: id },
  })
  if (status !== 200) return null
  const channels = await findChannels(world, id)
  return {
    password: body.has_password,
    code: body.otp_auth_enabled,
    passkey: body.passkey_auth_enabled,
    totp: body.requires_totp_mfa,
    providers: body.oauth_providers.length,
    addresses: channels.filter((channel) => channel.used_for_auth).map(({ value }) => value),
  }
}
