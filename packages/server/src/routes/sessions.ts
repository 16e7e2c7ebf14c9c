import { isOwnClient } from '../http/client-version'
import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { requireOwnUser, resolveOwnUserId, resolveUserId } from '../http/own-user'
import { knownError } from '../lib/errors'
import { reauthenticate, requireNoImpersonation } from '../sessions/recent-sign-in'
import { refreshSession } from '../sessions/refresh'
import { createSession, endSession, listSessions } from '../sessions/sessions'
import { findUser } from '../users/users'

export const sessionHandlers = {
  'GET /auth/sessions': async ({ query }, { db, caller, headers, now }) => {
    const userId = resolveOwnUserId(caller, query.user_id)
    // Published clients of the original API list them for project owners only.
    const withImpersonation = caller.access === 'admin' || isOwnClient(headers)
    const rows = await listSessions(db, caller.project.id, userId, {
      now: now(),
      withImpersonation,
    })
    const items = rows.map((row) => ({
      id: row.id,
      user_id: row.userId,
      created_at: row.createdAt.getTime(),
      is_impersonation: row.isImpersonation,
      last_used_at: row.lastUsedAt?.getTime(),
      is_current_session: row.id === caller.sessionId,
      last_used_at_end_user_ip_info: row.lastUsedIpInfo ?? undefined,
      browser: row.browser ?? undefined,
    }))
    return { items, is_paginated: false }
  },

  'POST /auth/sessions': async ({ body }, { db, caller, issuer }) => {
    // The new session would outlive the impersonation whose token the app's server forwards.
    requireNoImpersonation(caller.sessionAuthenticatedAt)
    const userId = resolveUserId(caller, body.user_id)
    if (!(await findUser(db, caller.project.id, userId))) {
      throw knownError('USER_ID_DOES_NOT_EXIST', { user_id: userId })
    }
    return createSession(db, { project: caller.project, userId }, issuer, {
      lifetimeMs: body.expires_in_millis,
      isImpersonation: body.is_impersonation,
    })
  },

  'DELETE /auth/sessions/current': async (_, { db, caller, audit }) => {
    const { project, sessionId } = caller
    if (!sessionId) throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
    if (!(await endSession(db, project.id, { id: sessionId, as: 'session.ended', audit }))) {
      throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    }
    return { success: true }
  },

  'POST /auth/sessions/current/refresh': async ({ headers }, { db, caller, issuer }) => {
    const refreshToken = headers['x-stack-refresh-token']
    // The response has no field for a new refresh token.
    const request = { refreshToken, mayRotate: false }
    const tokens = await refreshSession(db, caller.project, request, issuer)
    if (!tokens) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    return { access_token: tokens.accessToken }
  },

  'POST /auth/sessions/current/reauthenticate': async ({ body }, { db, caller, now, audit }) => {
    const { project, sessionId, user } = caller
    if (!sessionId) throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
    const refreshToken = body.refresh_token
    const session = { userId: user.row.id, sessionId, refreshToken, now: now(), audit }
    await reauthenticate(db, project, session)
    return { success: true }
  },

  'DELETE /auth/sessions/:id': async ({ path }, { db, caller, audit }) => {
    if (path.id.toLowerCase() === caller.sessionId)
      throw knownError('CANNOT_DELETE_CURRENT_SESSION')
    const userId = caller.access === 'client' ? requireOwnUser(caller).row.id : undefined
    if (
      !(await endSession(db, caller.project.id, {
        id: path.id,
        userId,
        as: 'session.revoked',
        audit,
      }))
    ) {
      throw new TextError(404, 'This session does not exist.')
    }
    return { success: true }
  },
} satisfies Partial<Handlers>
