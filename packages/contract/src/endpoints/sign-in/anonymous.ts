import { anyAccess, endpoint, signUpHookErrors } from '../../schema/endpoint'
import { signedIn } from '../sessions'

/** Anonymous sign-up. */
export const anonymousEndpoints = {
  'POST /auth/anonymous/sign-up': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    response: signedIn,
    errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED', ...signUpHookErrors],
  }),
}
