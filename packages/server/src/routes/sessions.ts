import { endSession, renewAccessToken } from '../domain/sessions'
import { knownError } from '../errors'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.8 */
export const sessionHandlers = {
  'DELETE /auth/sessions/current': async (_, { db, caller }) => {
    const { project, sessionId } = caller
    if (!sessionId) throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
    if (!(await endSession(db, project.id, sessionId))) {
      throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    }
    return { success: true }
  },

  'POST /auth/sessions/current/refresh': async ({ headers }, { db, caller, issuer }) => {
    const refreshToken = headers['x-stack-refresh-token']
    const accessToken = await renewAccessToken(db, caller.project.id, refreshToken, issuer)
    if (!accessToken) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    return { access_token: accessToken }
  },
} satisfies Partial<Handlers>
