import { completeCliAttempt, pollCliAttempt, startCliAttempt } from '../domain/cli'
import { isRotating } from '../domain/session-settings'
import { jsonBody } from '../http/answer'
import { guess, limit } from '../http/limited'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.7 */
export const cliHandlers = {
  'POST /auth/cli': async ({ body }, context) => {
    const { db, caller, now } = context
    await limit(context, 'begin')
    const expiresInMs = body?.expires_in_millis
    return startCliAttempt(db, caller.project.id, { expiresInMs, now: now() })
  },

  'POST /auth/cli/poll': async ({ body }, context) => {
    const poll = await pollCliAttempt(context, context.caller.project.id, body.polling_code)
    return poll.status === 'success' ? jsonBody(201, poll) : poll
  },

  'POST /auth/cli/complete': async ({ body }, context) => {
    const { project } = context.caller
    await guess(context, { activity: 'code' }, () =>
      completeCliAttempt(context, project, {
        loginCode: body.login_code,
        refreshToken: body.refresh_token,
        isRotating: isRotating(context, project),
      }),
    )
    return { success: true }
  },
} satisfies Partial<Handlers>
