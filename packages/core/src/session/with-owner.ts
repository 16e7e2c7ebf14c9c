import type { HeaderName } from '@app/contract'
import type { Step } from '../http/pipeline'
import type { Tokens } from '../token-store/token-store'

/** The session of somebody who owns projects: `user.currentSession` of the project `internal`. */
export interface OwnerSession {
  /** Tokens good for at least 20 s, or both `null` when signed out. */
  getTokens(): Promise<Tokens>
  /** Remembers that the service refused an access token, so that `getTokens` renews it. */
  refuse?(accessToken: string): void
}

// Another access token may be accepted; one of somebody who owns no such project never is.
const refusals = ['ADMIN_ACCESS_TOKEN_EXPIRED', 'UNPARSABLE_ADMIN_ACCESS_TOKEN']
const header = 'x-stack-admin-access-token' satisfies HeaderName

/** Opens a project by the session of its owner instead of its keys; renews and resends once. */
export function withOwner(owner: OwnerSession): Step {
  return (next) => async (request) => {
    const send = (accessToken: string | null) =>
      next({
        ...request,
        headers: { ...request.headers, ...(accessToken && { [header]: accessToken }) },
      })

    const { accessToken } = await owner.getTokens()
    const answer = await send(accessToken)
    const code = answer.headers.get('x-stack-known-error') ?? ''
    if (!accessToken || !owner.refuse || !refusals.includes(code)) return answer
    owner.refuse(accessToken)
    return send((await owner.getTokens()).accessToken)
  }
}
