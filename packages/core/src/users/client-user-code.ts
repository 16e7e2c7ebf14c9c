import type { AppContext } from '../context/context'
import { type CurrentUser, toCurrentUser } from './current-user'
import { openScope } from './open-scope'
import type { WireUser } from './user'
import type { UserCode } from './user-reads'

/** Returns the functions that create user objects in browsers. */
export const toClientUserCode = (context: AppContext): UserCode<WireUser, CurrentUser> => ({
  openScope: (session, read, reads) => openScope(context, session, read, { reads }),
  present: toCurrentUser,
})
