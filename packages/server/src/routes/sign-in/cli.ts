import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { jsonBody } from '../../http/response'
import {
  completeCliAttempt,
  describeCliAttempt,
  pollCliAttempt,
  startCliAttempt,
} from '../../sign-in/cli/cli'

export const cliHandlers = {
  'POST /auth/cli': async ({ body }, context) => {
    const { db, caller, issuer } = context
    await limit(context, 'begin')
    return startCliAttempt(db, caller.project.id, {
      expiresInMs: body?.expires_in_millis,
      address: issuer.actor.address,
      now: issuer.now(),
    })
  },

  'POST /auth/cli/poll': async ({ body }, context) => {
    const { caller } = context
    const poll = await pollCliAttempt(context, caller.project.id, body.polling_code)
    return poll.status === 'success' ? jsonBody(201, poll) : poll
  },

  'POST /auth/cli/complete/details': async ({ body }, context) => {
    const { db, caller, now } = context
    return checkCredential(context, { activity: 'code' }, () =>
      describeCliAttempt(db, caller.project.id, { loginCode: body.login_code, now: now() }),
    )
  },

  'POST /auth/cli/complete': async ({ body }, context) => {
    const { caller } = context
    await checkCredential(context, { activity: 'code' }, () =>
      completeCliAttempt(context, caller.project, {
        loginCode: body.login_code,
        refreshToken: body.refresh_token,
      }),
    )
    return { success: true }
  },
} satisfies Partial<Handlers>
