import type { AppContext } from '../context/context'
import { toCurrentUser } from './current-user'
import { openScope } from './open-scope'
import type { ClientUserCode } from './user-reads'

/** Returns the functions that create user objects in browsers. */
export const toClientUserCode = (context: AppContext): ClientUserCode => ({
  openScope: (session, read, ownReads) => openScope(context, session, read, { ownReads }),
  present: toCurrentUser,
})
