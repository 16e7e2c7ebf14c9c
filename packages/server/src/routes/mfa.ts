import { completeSecondFactor } from '../domain/second-factor'
import { guess } from '../http/limited'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.4 */
export const mfaHandlers = {
  'POST /auth/mfa/sign-in': async ({ body }, context) => {
    const { project } = context.caller
    return guess(context, { activity: 'code' }, () =>
      completeSecondFactor(context, project, {
        attemptCode: body.code,
        totp: body.totp,
        limited: (account, look) => guess(context, { activity: 'second factor', account }, look),
      }),
    )
  },
} satisfies Partial<Handlers>
