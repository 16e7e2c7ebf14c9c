import type { HeaderName } from '@app/contract'
import type { Step } from '../http/pipeline'
import type { Tokens } from '../token-store/token-store'
import type { TokenSession } from './session'

import { tokenRefusals } from './token-refusals'

// The only endpoint that needs the refresh token. Sent to others, it would end up in every log of
// headers.
const readsRefreshToken = '/auth/password/update'

/**
 * Adds the access token of a session, and the refresh token where it is needed. If the access token
 * is rejected, refreshes it and repeats the request once.
 */
export function withSession(session: TokenSession): Step {
  return (next) => async (request) => {
    const tokens = await session.getTokens()
    const send = (given: Tokens | null) =>
      next({ ...request, headers: { ...request.headers, ...toHeaders(given, request.path) } })

    const response = await send(tokens)
    const code = response.headers.get('x-stack-known-error') ?? ''
    if (!tokens || !(code in tokenRefusals)) return response
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
