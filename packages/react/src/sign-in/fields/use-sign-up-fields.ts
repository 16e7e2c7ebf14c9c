import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'
import type { signUpFields } from './sign-up-fields'

/** Parts of the sign-up form for its additional fields. */
export type SignUpFieldParts = typeof signUpFields

const load = /* @__PURE__ */ loadOnce(async () => (await import('./sign-up-fields')).signUpFields)

/** Returns the parts for additional fields, which are loaded only for apps that have some. */
export function useSignUpFields(isNeeded: boolean): SignUpFieldParts | null {
  return isNeeded ? readPromise(load(undefined)) : null
}
