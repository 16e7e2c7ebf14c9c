import type { AppContext } from '../context/context'
import { type CurrentUser, toCurrentUser } from './current-user'
import { openScope } from './open-scope'
import type { WireUser } from './user'
import type { UserFactory } from './user-reads'

/** Returns the functions that create user objects in browsers. */
export const createClientUserFactory = (
  context: AppContext,
): UserFactory<WireUser, CurrentUser> => ({
  openScope: (session, read, reads) => openScope(context, session, read, { reads }),
  present: toCurrentUser,
})
