import type { RequestOf } from '@app/contract'
import type { Caller, Context } from '../../http/context'
import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { requireOwnUser, toUserChange } from '../../http/own-user'
import { toBrowserName } from '../../lib/browser-name'
import { toDeviceName } from '../../lib/device-name'
import { emailLanguage } from '../../lib/languages'
import { signIn } from '../../sign-in/mfa/second-factor'
import {
  beginAuthentication,
  beginRegistration,
  completeAuthentication,
  completeRegistration,
} from '../../sign-in/passkey/passkeys'
import { listPasskeys, removePasskey, renamePasskey } from '../../sign-in/passkey/stored-passkeys'

/** Context of a signed-in user. */
type UserContext = Context<Caller & { user: NonNullable<Caller['user']> }>

/** Verifies and stores a passkey, named after the device unless a name is given. */
function register(
  context: UserContext,
  request: RequestOf<'POST /users/me/passkeys'>['body'] & { replaces: boolean },
) {
  const { caller, issuer } = context
  const { userAgent, acceptLanguage } = issuer.actor
  const browser = toBrowserName(userAgent)
  const language = emailLanguage(caller.user.row.language, acceptLanguage)
  const registration = {
    ...request,
    name: request.name ?? (browser && toDeviceName(browser, language)),
    ...toUserChange(context),
  }
  return checkCredential(context, { activity: 'code' }, () =>
    completeRegistration(context, caller.project, caller.user, registration),
  )
}

export const passkeyHandlers = {
  'POST /auth/passkey/initiate-passkey-registration': async (_, context) => {
    const { db, caller, now } = context
    await limit(context, 'create')
    return beginRegistration(db, caller.project, caller.user, now())
  },

  'POST /auth/passkey/register': async ({ body }, context) => {
    const { id } = await register(context, { ...body, replaces: true })
    return { user_handle: id }
  },

  'GET /users/me/passkeys': async (_, { db, caller }) => ({
    items: await listPasskeys(db, requireOwnUser(caller).row.id),
    is_paginated: false,
  }),

  'POST /users/me/passkeys': async ({ body }, context) =>
    register(context, { ...body, replaces: false }),

  'PATCH /users/me/passkeys/:passkey_id': async ({ path, body }, { db, caller }) => {
    const key = { userId: caller.user.row.id, credentialId: path.passkey_id }
    return renamePasskey(db, key, body.name)
  },

  'DELETE /users/me/passkeys/:passkey_id': async ({ path }, context) => {
    const { db, caller } = context
    await removePasskey(db, caller.project, {
      userId: caller.user.row.id,
      credentialId: path.passkey_id,
      ...toUserChange(context),
    })
    return { success: true }
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
