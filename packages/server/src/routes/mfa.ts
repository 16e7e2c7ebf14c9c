import { completeSecondFactor } from '../domain/second-factor'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.4 */
export const mfaHandlers = {
  'POST /auth/mfa/sign-in': async ({ body }, context) => {
    const { caller, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    return completeSecondFactor(context, caller.project, {
      attemptCode: body.code,
      totp: body.totp,
    })
  },
} satisfies Partial<Handlers>
