import { present } from '../cache/present'
import type { Scope, SessionScope } from '../context/scope'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { authReads, ownPassword, toAuth } from './current-user'
import type { CurrentServerUser, WireServerUser } from './server-user'
import { serverUserReads, toServerUser } from './server-users-and-teams'
import type { UserRead } from './user-reads'

/**
 * Converts the signed-in user from the wire format for servers.
 *
 * @param own Scope of the user's session.
 * @param server Scope of requests with the server key on behalf of that session.
 */
export function toCurrentServerUser(
  own: SessionScope,
  server: Scope<'server'>,
  read: UserRead<WireServerUser, CurrentServerUser>,
  wire: WireServerUser,
): CurrentServerUser {
  const user = toServerUser(server, wire)
  const auth = toAuth(own, wire)
  const { isImpersonation } = auth
  return present(
    {
      ...user,
      ...auth,
      toJSON: () => ({ ...user.toJSON(), isImpersonation }),
      // Unlike `setPassword` on a server, this keeps the current session.
      setPassword: ownPassword(own),
      async delete(options?: CallOptions) {
        await user.delete(options)
        own.session.end()
        await server.reads.invalidate('user', 'team')
      },
      refresh: (options?: CallOptions) => abortable(read.refreshAfterChange(), options?.signal),
    },
    { ...serverUserReads({ ...server, userId: wire.id }), ...authReads(own) },
  )
}
