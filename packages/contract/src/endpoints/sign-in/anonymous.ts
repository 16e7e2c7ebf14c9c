import { anyAccess, endpoint } from '../../schema/endpoint'
import { signedIn } from '../sessions'

/** @see contract/http.md section 7.2 */
export const anonymousEndpoints = {
  'POST /auth/anonymous/sign-up': endpoint({
    access: anyAccess,
    response: signedIn,
    errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
  }),
}
