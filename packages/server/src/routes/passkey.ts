import {
  beginAuthentication,
  beginRegistration,
  completeAuthentication,
  completeRegistration,
} from '../domain/passkeys'
import { signIn } from '../domain/second-factor'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.5 */
export const passkeyHandlers = {
  'POST /auth/passkey/initiate-passkey-registration': async (_, { db, caller, now }) =>
    beginRegistration(db, caller.project, caller.user, now()),

  'POST /auth/passkey/register': async ({ body }, { db, caller, now, audit }) => ({
    user_handle: await completeRegistration(db, caller.project, caller.user, {
      ...body,
      now: now(),
      audit,
    }),
  }),

  'POST /auth/passkey/initiate-passkey-authentication': async (_, { db, caller, now }) =>
    beginAuthentication(db, caller.project, now()),

  'POST /auth/passkey/sign-in': async ({ body }, { db, caller, issuer }) => {
    const user = await completeAuthentication(db, caller.project, {
      code: body.code,
      authentication: body.authentication_response,
      now: issuer.now(),
    })
    const candidate = { userId: user.row.id, totpSecretSealed: user.row.totpSecretSealed }
    return signIn(db, caller.project, candidate, { issuer })
  },
} satisfies Partial<Handlers>
