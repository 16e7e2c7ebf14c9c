import type { Handlers } from '../../http/handlers'
import { checkCredential } from '../../http/limited'
import {
  createImpersonationLink,
  describeImpersonation,
  startImpersonation,
} from '../../sign-in/impersonation/impersonation'

export const impersonationHandlers = {
  'POST /auth/impersonation/links': async ({ body }, context) => {
    const { caller } = context
    const { url, expiresAt } = await createImpersonationLink(context, caller.project, {
      userId: body.user_id.toLowerCase(),
      callbackUrl: body.callback_url,
      sessionMs: body.session_expires_in_millis,
      issuedBy: body.issued_by,
    })
    return { url, expires_at_millis: expiresAt.getTime() }
  },

  'POST /auth/impersonation/sign-in/check-code': async ({ body }, context) =>
    checkCredential(context, { activity: 'code' }, () =>
      describeImpersonation(context, context.caller.project, body.code),
    ),

  'POST /auth/impersonation/sign-in': async ({ body }, context) =>
    checkCredential(context, { activity: 'code' }, () =>
      startImpersonation(context, context.caller.project, body.code),
    ),
} satisfies Partial<Handlers>
