import type { Handlers } from '../../http/handlers'
import { checkCredential } from '../../http/limited'
import { completeSecondFactor } from '../../sign-in/mfa/second-factor'

export const mfaHandlers = {
  'POST /auth/mfa/sign-in': async ({ body }, context) => {
    const { caller } = context
    return checkCredential(context, { activity: 'code' }, () =>
      completeSecondFactor(context, caller.project, {
        attemptCode: body.code,
        code: body.type === 'totp' ? body : { type: body.type, recoveryCode: body.recovery_code },
        withRateLimit: (account, check) =>
          checkCredential(context, { activity: 'second factor', account }, check),
      }),
    )
  },
} satisfies Partial<Handlers>
