import type { RequestOf, ResponseOf } from '@app/contract'
import {
  type ChannelValues,
  type ContactChannel,
  createChannel,
  deleteChannel,
  findChannel,
  listChannels,
  updateChannel,
} from '../contact-channels/contact-channels'
import { isOwnClient } from '../http/client-version'
import type { Caller, Context } from '../http/context'
import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { checkCredential, limit } from '../http/limited'
import {
  mustKeepSignInMethod,
  requireOwnUser,
  resolveFilter,
  resolveOwnUserId,
  resolveUserId,
  toUserChange,
} from '../http/own-user'
import { knownError } from '../lib/errors'
import { emailLanguage } from '../lib/languages'
import { type Complete, requireAllMapped } from '../lib/total'
import { requireAllowedAddress } from '../projects/email-domains'
import { requireTrustedUrl } from '../projects/trusted-urls'
import { isSameEmail } from '../sessions/sign-in-addresses'
import { sendVerificationEmail, verifyContactChannel } from '../sign-in/email-verification'
import { requireUser } from '../teams/teams'
import { findUser, type LightUser } from '../users/users'
import { checkCode } from '../verification-codes/verification-codes'

type WireChannel = ResponseOf<'GET /contact-channels/:user_id/:contact_channel_id', 'server'>

function toWire(channel: ContactChannel): Complete<WireChannel> {
  return {
    user_id: channel.userId,
    id: channel.id,
    value: channel.value,
    type: channel.type,
    used_for_auth: channel.usedForAuth,
    is_verified: channel.isVerified,
    is_primary: channel.isPrimary,
  }
}

/** A body of a server or, without `is_verified`, of a client. */
type WireChanges = RequestOf<
  'PATCH /contact-channels/:user_id/:contact_channel_id',
  'server'
>['body']

function toChanges(body: WireChanges): Complete<Partial<ChannelValues>> {
  const { value, type: _email, used_for_auth, is_primary, is_verified, ...rest } = body
  requireAllMapped(rest)
  return {
    value,
    usedForAuth: used_for_auth,
    isPrimary: is_primary,
    isVerified: is_verified,
  }
}

/** @throws EMAIL_ALREADY_VERIFIED, REDIRECT_URL_NOT_WHITELISTED */
async function sendVerification(
  context: Context<Caller>,
  user: LightUser,
  { value, isVerified }: { value: string; isVerified: boolean },
  callbackUrl: string,
): Promise<void> {
  const { caller, issuer } = context
  if (isVerified) throw knownError('EMAIL_ALREADY_VERIFIED')
  await requireTrustedUrl(context, caller.project, callbackUrl)
  await limit(context, 'mail', { recipient: value })
  await sendVerificationEmail(context, caller.project, {
    userId: user.row.id,
    userDisplayName: user.row.displayName,
    email: value,
    language: emailLanguage(user.row.language, issuer.actor.acceptLanguage),
    callbackUrl,
  })
}

export const contactChannelHandlers = {
  'GET /contact-channels': async ({ query }, { db, caller }) => {
    const userId = resolveFilter(caller, query.user_id)
    const filter = { userId, channelId: query.contact_channel_id }
    const items = (await listChannels(db, caller.project.id, filter)).map(toWire)
    return { items, is_paginated: false }
  },

  'POST /contact-channels': async ({ body }, context) => {
    const { db, caller } = context
    const { user_id, ...values } = body
    const userId = resolveOwnUserId(caller, user_id)
    await requireUser(db, caller.project.id, userId)
    await limit(context, 'create')
    const channel = await createChannel(db, caller, userId, {
      ...toUserChange(context, userId),
      ...toChanges(values),
      value: values.value,
      usedForAuth: values.used_for_auth,
    })
    return toWire(channel)
  },

  'GET /contact-channels/:user_id/:contact_channel_id': async ({ path }, { db, caller }) => {
    const userId = resolveOwnUserId(caller, path.user_id)
    const id = { userId, channelId: path.contact_channel_id }
    const channel = await findChannel(db, caller.project.id, id)
    if (!channel) throw new TextError(404, 'The user has no such contact channel.')
    return toWire(channel)
  },

  'PATCH /contact-channels/:user_id/:contact_channel_id': async ({ path, body }, context) => {
    const { db, caller } = context
    const userId = resolveOwnUserId(caller, path.user_id)
    const id = { userId, channelId: path.contact_channel_id }
    // Changing the address counts like creating one, because it also reveals whether it is taken.
    if (body.value !== undefined) await limit(context, 'create')
    const channel = await updateChannel(db, caller, id, {
      ...toUserChange(context, userId),
      keepsSignInMethod: mustKeepSignInMethod(context),
      ...toChanges(body),
    })
    return toWire(channel)
  },

  'DELETE /contact-channels/:user_id/:contact_channel_id': async ({ path }, context) => {
    const { db, caller } = context
    const userId = resolveOwnUserId(caller, path.user_id)
    const id = { userId, channelId: path.contact_channel_id }
    const keepsSignInMethod = mustKeepSignInMethod(context)
    const change = { ...toUserChange(context, userId), keepsSignInMethod }
    await deleteChannel(db, caller.project, id, change)
    return { success: true }
  },

  'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code': async (
    { path, body },
    context,
  ) => {
    const { db, caller } = context
    const { project } = caller
    const userId = resolveUserId(caller, path.user_id)
    if (caller.access === 'client' && requireOwnUser(caller).row.id !== userId) {
      throw new TextError(400, 'Clients can only verify addresses of the signed-in user.')
    }
    const user = await findUser(db, project.id, userId)
    if (!user) throw knownError('USER_ID_DOES_NOT_EXIST', { user_id: userId })
    const id = { userId, channelId: path.contact_channel_id }
    const channel = await findChannel(db, project.id, id)
    if (!channel) throw new TextError(404, 'The user has no such contact channel.')
    // Users keep their sign-in and primary addresses, even if the domain is not allowed.
    if (!channel.isPrimary && !channel.usedForAuth) requireAllowedAddress(caller, channel.value)
    await sendVerification(context, user, channel, body.callback_url)
    return { success: true }
  },

  'POST /contact-channels/send-verification-code': async ({ body }, context) => {
    const { caller } = context
    const { user } = caller
    if (!user.primaryEmail || !isSameEmail(user.primaryEmail.value, body.email)) {
      throw knownError('EMAIL_IS_NOT_PRIMARY_EMAIL', {
        email: body.email,
        primary_email: user.primaryEmail?.value ?? null,
      })
    }
    await sendVerification(context, user, user.primaryEmail, body.callback_url)
    return { success: true }
  },

  'POST /contact-channels/verify': async ({ body }, context) => {
    const { db, caller, now, headers } = context
    await checkCredential(context, { activity: 'code' }, () =>
      verifyContactChannel(db, caller.project.id, {
        code: body.code,
        now: now(),
        // The user of an ended session counts as signed out.
        visitorId: caller.sessionAuthenticatedAt && (caller.user?.row.id ?? null),
        sendsSession: isOwnClient(headers),
      }),
    )
    return { success: true }
  },

  'POST /contact-channels/verify/check-code': async ({ body }, context) => {
    const { db, caller, now } = context
    const type = 'contact_channel_verification'
    const presented = { type, code: body.code, now: now() } as const
    const { data } = await checkCredential(context, { activity: 'code' }, () =>
      checkCode(db, caller.project.id, presented),
    )
    return { is_code_valid: true, email: data.email }
  },
} satisfies Partial<Handlers>
