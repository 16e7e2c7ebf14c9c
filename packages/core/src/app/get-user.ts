import type { Resource } from '../cache/resource'
import type { AppContext } from '../context/context'
import { abortable } from '../lib/abortable'
import { loadWithoutUser } from './chunks'
import type { GetUserOptions } from './without-user'

/** Properties of a user that restrict what they may do. */
interface Restricted {
  readonly isAnonymous: boolean
  readonly isEmailVerificationRequired: boolean
}

/** Fetches the signed-in user and applies `or`. */
export async function getUser<Current extends Restricted>(
  context: AppContext,
  read: Resource<Current | null>,
  options: GetUserOptions,
): Promise<Current | null> {
  const { or = 'return-null', signal } = options
  const user = await abortable(read.refresh(), signal)
  const isUser = user && (!user.isAnonymous || or.startsWith('anonymous'))
  if (isUser && !(or === 'redirect' && user.isEmailVerificationRequired)) return user
  if (or === 'return-null' || or === 'anonymous-if-exists') return null
  const { withoutUser } = await loadWithoutUser()
  return withoutUser(context, read, { ...options, or })
}
