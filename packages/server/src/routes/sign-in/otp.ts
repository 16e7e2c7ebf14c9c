import { isOwnClient, takesTypedCodes } from '../../http/client-version'
import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { toRequestOrigin } from '../../security-events/request-origin'
import { checkSignInCode, sendSignInCode, signInByCode } from '../../sign-in/otp/otp'
import { takeProfile } from '../../users/profile-fields'

export const otpHandlers = {
  'POST /auth/otp/send-sign-in-code': async ({ body }, context) => {
    const { caller, headers, issuer } = context
    await limit(context, 'mail', { recipient: body.email })
    return sendSignInCode(context, caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
      withTypedCode: takesTypedCodes(headers),
      access: caller.access,
      acceptLanguage: issuer.actor.acceptLanguage,
      origin: toRequestOrigin(issuer.actor),
      isOwnClient: isOwnClient(headers),
    })
  },

  'POST /auth/otp/sign-in': async ({ body }, context) => {
    const { caller, now } = context
    const { profile } = takeProfile(body)
    const terms = { version: body.accepted_terms_version, at: now() }
    return checkCredential(context, { activity: 'code' }, () =>
      signInByCode(context, caller, { code: body.code, profile, terms }),
    )
  },

  'POST /auth/otp/sign-in/check-code': async ({ body }, context) => {
    const { db, caller, now } = context
    const presented = { code: body.code, now: now() }
    const email = await checkCredential(context, { activity: 'code' }, () =>
      checkSignInCode(db, caller.project, presented),
    )
    return { is_code_valid: true, email }
  },
} satisfies Partial<Handlers>
