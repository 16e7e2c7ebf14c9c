import { isKnownError } from '@app/core'
import { auth } from './auth'

/** What somebody wants to sign in with from now on. */
interface Account {
  email: string
  password: string
}

/**
 * Makes the anonymous user who is calling a normal one, with everything that is theirs. A form of another
 * origin cannot: its requests come without a user.
 */
export async function keepAccount(request: Request): Promise<Response> {
  const account = toAccount(await request.json().catch(() => null))
  if (account === null) return refuse('Send an e-mail address and a password.', 400)
  const user = await auth.getUser({ tokenStore: request, or: 'anonymous-if-exists' })
  if (!user?.isAnonymous) return refuse('Nobody anonymous is here.', 401)
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
