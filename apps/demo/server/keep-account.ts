import { isKnownError } from '@app/core'
import { auth } from './auth'

/** Credentials of the new account. */
interface Account {
  email: string
  password: string
}

/**
 * Converts the calling anonymous user into a regular one, who keeps all data. Forms of other origins
 * cannot do this: cookies do not count in cross-origin requests, so these have no user.
 */
export async function keepAccount(request: Request): Promise<Response> {
  const account = toAccount(await request.json().catch(() => null))
  if (account === null) return refuse('Send an email address and a password.', 400)
  const user = await auth.getUser({ tokenStore: request, or: 'anonymous-if-exists' })
  if (!user?.isAnonymous) return refuse('Only anonymous users can be converted.', 401)
  try {
    await user.update({
      isAnonymous: false,
      displayName: null,
      primaryEmail: account.email,
      primaryEmailAuthEnabled: true,
      password: account.password,
    })
    return Response.json({ id: user.id })
  } catch (error) {
    if (!isKnownError(error)) throw error
    return refuse(error.errorCode, error.statusCode)
  }
}

function refuse(error: string, status: number): Response {
  return Response.json({ error }, { status })
}

function toAccount(body: unknown): Account | null {
  const { email, password } = Object(body) as Partial<Record<keyof Account, unknown>>
  return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
}
