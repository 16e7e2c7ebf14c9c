import { sendVerificationMail, verifyContactChannel } from '../domain/email-verification'
import { requireTrustedUrl } from '../domain/trusted-urls'
import { checkCode } from '../domain/verification-codes'
import { knownError } from '../errors'
import type { Handlers } from './handlers'

/** @see contract/http.md section 8.1 */
export const contactChannelHandlers = {
  'POST /contact-channels/send-verification-code': async ({ body }, context) => {
    const { db, caller, rateLimiter } = context
    const { project, user } = caller
    if (user.primaryEmail?.value !== body.email) {
      throw knownError('EMAIL_IS_NOT_PRIMARY_EMAIL', {
        email: body.email,
        primary_email: user.primaryEmail?.value ?? null,
      })
    }
    if (user.primaryEmail.isVerified) throw knownError('EMAIL_ALREADY_VERIFIED')
    await requireTrustedUrl(db, project, body.callback_url)
    await rateLimiter.consume('mail', project.id, body.email)
    await sendVerificationMail(context, project, {
      userId: user.row.id,
      userDisplayName: user.row.displayName,
      email: body.email,
      callbackUrl: body.callback_url,
    })
    return { success: true }
  },

  'POST /contact-channels/verify': async (
    { body },
    { db, caller, now, rateLimiter, clientAddress },
  ) => {
    await rateLimiter.consume('code', caller.project.id, clientAddress)
    await verifyContactChannel(db, caller.project.id, { code: body.code, now: now() })
    return { success: true }
  },

  'POST /contact-channels/verify/check-code': async (
    { body },
    { db, caller, now, rateLimiter, clientAddress },
  ) => {
    await rateLimiter.consume('code', caller.project.id, clientAddress)
    await checkCode(db, caller.project.id, {
      type: 'contact_channel_verification',
      code: body.code,
      now: now(),
    })
    return { is_code_valid: true }
  },
} satisfies Partial<Handlers>
