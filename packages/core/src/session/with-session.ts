import type { HeaderName } from '@app/contract'
import type { Step } from '../http/pipeline'
import type { Tokens } from '../token-store/token-store'
import type { Session } from './session'

import { tokenRefusals } from './token-refusals'

/** Sends the tokens of a session along; when the access token is refused, renews it and resends once. */
export function withSession(session: Session): Step {
  return (next) => async (request) => {
    const tokens = await session.getTokens()
    const send = (given: Tokens | null) =>
      next({ ...request, headers: { ...request.headers, ...toHeaders(given) } })

    const answer = await send(tokens)
    const code = answer.headers.get('x-stack-known-error') ?? ''
    if (!tokens || !(code in tokenRefusals)) return answer
    session.refuse(tokens.accessToken)
    return send(await session.getTokens())
  }
}

function toHeaders(tokens: Tokens | null): Partial<Record<HeaderName, string>> {
  return {
    ...(tokens?.accessToken && { 'x-stack-access-token': tokens.accessToken }),
    ...(tokens?.refreshToken && { 'x-stack-refresh-token': tokens.refreshToken }),
  }
}
