import { z } from 'zod'
import { anyAccess, codeErrors, endpoint, serverAccess } from '../../schema/endpoint'
import { number, text, url, uuid, verificationCode } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedIn } from '../sessions'

/** Eight hours, in milliseconds. */
const maxSessionMs = 28_800_000

/** Impersonation by a link: signs one browser in as a user, once. Not in Stack Auth. */
export const impersonationEndpoints = {
  'POST /auth/impersonation/links': endpoint({
    access: serverAccess,
    body: z.strictObject({
      user_id: uuid,
      /**
       * Page that the link opens, on a trusted domain. Default: `impersonate` below the handler path of the
       * first trusted domain; text 400 if there is none.
       */
      callback_url: url.optional(),
      /** Lifetime of the session: one minute to eight hours. Default: one hour. */
      session_expires_in_millis: number.pipe(z.number().min(60_000).max(maxSessionMs)).optional(),
      /** Person who is going to use the link, for the security log. */
      issued_by: text(sizes.name).optional(),
    }),
    status: 201,
    response: z.object({
      /** Opens the page with the code: a secret until it is used. */
      url: z.string(),
      /** Five minutes later, in milliseconds since the epoch. */
      expires_at_millis: z.number(),
    }),
    errors: ['USER_ID_DOES_NOT_EXIST', 'REDIRECT_URL_NOT_WHITELISTED'],
  }),
  /** User of a link, for its page, before the visitor confirms. Does not use the code up. */
  'POST /auth/impersonation/sign-in/check-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: z.object({
      user: z.object({
        id: z.string(),
        display_name: z.string().nullable(),
        primary_email: z.string().nullable(),
      }),
      session_expires_in_millis: z.number(),
    }),
    errors: codeErrors,
  }),
  /** Starts the impersonation session. Works for a banned user, too. */
  'POST /auth/impersonation/sign-in': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: signedIn,
    errors: codeErrors,
  }),
}
