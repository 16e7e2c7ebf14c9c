import type { HeaderName } from '@app/contract'
import type { Step } from '../http/pipeline'
import type { Tokens } from '../token-store/token-store'
import type { Session } from './session'

import { tokenRefusals } from './token-refusals'

// Of the calls the SDK makes, the one that reads the refresh token (contract/http.md section 2.1).
// Elsewhere it would only be one more copy of a year's sign-in, in every log of headers.
const readsRefreshToken = '/auth/password/update'

/**
 * Sends the access token of a session along, and the refresh token where it is read. When the access
 * token is refused, renews it and resends once.
 */
export function withSession(session: Session): Step {
  return (next) => async (request) => {
    const tokens = await session.getTokens()
    const send = (given: Tokens | null) =>
      next({ ...request, headers: { ...request.headers, ...toHeaders(given, request.path) } })

    const answer = await send(tokens)
    const code = answer.headers.get('x-stack-known-error') ?? ''
    if (!tokens || !(code in tokenRefusals)) return answer
    session.refuse(tokens.accessToken)
    return send(await session.getTokens())
  }
}

function toHeaders(tokens: Tokens | null, path: string): Partial<Record<HeaderName, string>> {
  return {
    ...(tokens?.accessToken && { 'x-stack-access-token': tokens.accessToken }),
    ...(tokens?.refreshToken &&
      path === readsRefreshToken && { 'x-stack-refresh-token': tokens.refreshToken }),
  }
}
