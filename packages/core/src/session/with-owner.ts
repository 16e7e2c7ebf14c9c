import type { HeaderName } from '@app/contract'
import type { Step } from '../http/pipeline'
import type { Tokens } from '../token-store/token-store'

/** Session of a project owner: `user.currentSession` of the project `internal`. */
export interface OwnerSession {
  /** Returns tokens valid for at least 20 seconds; both `null` when signed out. */
  getTokens(): Promise<Tokens>
  /** Marks an access token as rejected by the service, so that `getTokens` refreshes it. */
  refuse?(accessToken: string): void
}

// The family of INVALID_ADMIN_ACCESS_TOKEN, and of a service that finds no key in place of a token. A refreshed one may be
// accepted.
const refusals = /ADMIN_ACCESS_TOKEN|^API_KEY_NOT_FOUND$/
const header = 'x-stack-admin-access-token' satisfies HeaderName

/**
 * Authorizes requests with the session of the project's owner instead of API keys; refreshes and
 * repeats once.
 */
export function withOwner(owner: OwnerSession): Step {
  return (next) => async (request) => {
    const send = (accessToken: string | null) =>
      next({
        ...request,
        headers: { ...request.headers, ...(accessToken && { [header]: accessToken }) },
      })

    const { accessToken } = await owner.getTokens()
    const response = await send(accessToken)
    const code = response.headers.get('x-stack-known-error') ?? ''
    if (!accessToken || !owner.refuse || !refusals.test(code)) return response
    owner.refuse(accessToken)
    return send((await owner.getTokens()).accessToken)
  }
}
