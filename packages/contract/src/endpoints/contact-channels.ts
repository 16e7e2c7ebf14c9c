import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../schema/endpoint'
import {
  codeIsValid,
  email,
  flag,
  listOf,
  strictEmail,
  success,
  url,
  userIdOrMe,
  uuid,
  verificationCode,
} from '../schema/fields'

const contactChannel = z.object({
  user_id: z.string(),
  id: z.string(),
  value: z.string(),
  type: z.literal('email'),
  used_for_auth: z.boolean(),
  is_verified: z.boolean(),
  is_primary: z.boolean(),
})

const channelPath = z.strictObject({ user_id: userIdOrMe, contact_channel_id: uuid })

const createByClient = z.strictObject({
  user_id: userIdOrMe,
  value: email,
  type: z.literal('email'),
  used_for_auth: flag,
  is_primary: flag.optional(),
})
const createByServer = createByClient.extend({ is_verified: flag.optional() })

const updateByClient = z.strictObject({
  /**
   * Validated as an email address whether or not `type` is sent: published clients leave it out.
   */
  value: email.optional(),
  type: z.literal('email').optional(),
  used_for_auth: flag.optional(),
  is_primary: flag.optional(),
})
const updateByServer = updateByClient.extend({ is_verified: flag.optional() })

/** Email addresses of users. */
export const contactChannelEndpoints = {
  'GET /contact-channels': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    query: z.strictObject({
      user_id: userIdOrMe.optional(),
      contact_channel_id: uuid.optional(),
    }),
    response: listOf(contactChannel),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'POST /contact-channels': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    body: { client: createByClient, server: createByServer, admin: createByServer },
    status: 201,
    response: contactChannel,
    errors: [
      'RECENT_SIGN_IN_REQUIRED',
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'EMAIL_DOMAIN_NOT_ALLOWED',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    ],
  }),
  /** Sends the verification email to the primary email address of the signed-in user. */
  'POST /contact-channels/send-verification-code': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    user: true,
    body: z.strictObject({ email: strictEmail, callback_url: url }),
    response: success,
    errors: [
      'EMAIL_IS_NOT_PRIMARY_EMAIL',
      'EMAIL_ALREADY_VERIFIED',
      'REDIRECT_URL_NOT_WHITELISTED',
    ],
  }),
  'POST /contact-channels/verify': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: success,
    errors: [...codeErrors, 'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'],
  }),
  'POST /contact-channels/verify/check-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    /** With the address to verify, for the page to show. */
    response: codeIsValid.extend({ email: z.string() }),
    errors: codeErrors,
  }),
  'GET /contact-channels/:user_id/:contact_channel_id': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    path: channelPath,
    response: contactChannel,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'PATCH /contact-channels/:user_id/:contact_channel_id': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    path: channelPath,
    body: { client: updateByClient, server: updateByServer, admin: updateByServer },
    response: contactChannel,
    errors: [
      'RECENT_SIGN_IN_REQUIRED',
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'LAST_SIGN_IN_METHOD',
      'EMAIL_DOMAIN_NOT_ALLOWED',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    ],
  }),
  'DELETE /contact-channels/:user_id/:contact_channel_id': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    path: channelPath,
    response: success,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER', 'LAST_SIGN_IN_METHOD'],
  }),
  'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    allowsUnverified: true,
    path: channelPath,
    body: z.strictObject({ callback_url: url }),
    response: success,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_ID_DOES_NOT_EXIST',
      'EMAIL_DOMAIN_NOT_ALLOWED',
      'EMAIL_ALREADY_VERIFIED',
      'REDIRECT_URL_NOT_WHITELISTED',
    ],
  }),
}
