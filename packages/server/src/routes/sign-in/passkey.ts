import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { toKeptSessions } from '../../http/own-user'
import { signIn } from '../../sign-in/mfa/second-factor'
import {
  beginAuthentication,
  beginRegistration,
  completeAuthentication,
  completeRegistration,
} from '../../sign-in/passkey/passkeys'

export const passkeyHandlers = {
  'POST /auth/passkey/initiate-passkey-registration': async (_, context) => {
    const { db, caller, now } = context
    await limit(context, 'create')
    return beginRegistration(db, caller.project, caller.user, now())
  },

  'POST /auth/passkey/register': async ({ body }, context) => {
    const { caller, now, audit } = context
    const registration = { ...body, now: now(), audit, kept: toKeptSessions(caller) }
    const handle = await checkCredential(context, { activity: 'code' }, () =>
      completeRegistration(context, caller.project, caller.user, registration),
    )
    return { user_handle: handle }
  },

  'POST /auth/passkey/initiate-passkey-authentication': async (_, context) => {
    const { db, caller, now } = context
    await limit(context, 'begin')
    return beginAuthentication(db, caller.project, now())
  },

  'POST /auth/passkey/sign-in': async ({ body }, context) => {
    const { db, caller, issuer } = context
    const candidate = await checkCredential(context, { activity: 'code' }, () =>
      completeAuthentication(context, caller.project, {
        code: body.code,
        authentication: body.authentication_response,
        now: issuer.now(),
      }),
    )
    return signIn(db, caller.project, candidate, { issuer })
  },
} satisfies Partial<Handlers>
