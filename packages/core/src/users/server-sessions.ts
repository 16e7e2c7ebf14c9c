import type { Scope } from '../context/scope'
import { type Session, toSession } from '../sessions/session'
import type {
  ImpersonationLink,
  ImpersonationLinkOptions,
  SessionCreateOptions,
} from './server-user'

/** Creates a session on behalf of a user. */
export async function createServerSession(
  { context, server, reads, userId }: Scope<'server' | 'userId'>,
  { expiresInMillis, isImpersonation, signal }: SessionCreateOptions = {},
): Promise<Session> {
  const tokens = await server.send('POST /auth/sessions', {
    body: {
      user_id: userId,
      expires_in_millis: expiresInMillis,
      is_impersonation: isImpersonation,
    },
    signal,
  })
  await reads.invalidate(`sessions/${userId}`)
  const { access_token: accessToken, refresh_token: refreshToken } = tokens
  return toSession(context.sessionOf({ accessToken, refreshToken }))
}

/** Creates a link that signs one browser in as a user. */
export async function createImpersonationLink(
  { server, userId }: Scope<'server' | 'userId'>,
  { callbackUrl, sessionExpiresInMillis, issuedBy, signal }: ImpersonationLinkOptions = {},
): Promise<ImpersonationLink> {
  const body = {
    user_id: userId,
    callback_url: callbackUrl,
    session_expires_in_millis: sessionExpiresInMillis,
    issued_by: issuedBy,
  }
  const created = await server.send('POST /auth/impersonation/links', { body, signal })
  const { url, expires_at_millis: expiresAtMillis } = created
  return { url, expiresAt: new Date(expiresAtMillis) }
}
