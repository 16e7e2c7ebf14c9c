import { present } from '../cache/present'
import {
  createContactChannel,
  type ServerContactChannelCreateOptions,
} from '../contact-channels/contact-channel'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { expectAllMapped } from '../lib/complete'
import type { MetadataOf } from '../lib/metadata'
import { done, failed } from '../lib/result'
import { toSession } from '../sessions/session'
import { checkPassword } from '../sign-in/password/check-password'
import type { SetPasswordOptions } from '../sign-in/password/password-change'
import type { TeamCreateOptions } from '../teams/team-changes'
import { authReads, type CurrentUserScope, ownPassword, toAuth } from './current-user'
import { createServerTeam, toServerTeam } from './server-team'
import type {
  CurrentServerUser,
  ServerUser,
  ServerUserScope,
  SessionCreateOptions,
  SetPrimaryEmailOptions,
  WireServerUser,
} from './server-user'
import { type ServerUserUpdateOptions, toServerUserBody } from './server-user-body'
import { permissionGrants, serverUserReads } from './server-user-reads'
import { toUser, type WireUser } from './user'
import { readsOfChanges, userActions } from './user-actions'
import { toUserJson } from './user-json'

/** Converts a user from the wire format for servers. */
export function toServerUser(server: ServerUserScope, wire: WireServerUser): ServerUser {
  const { id } = wire
  // `toUser` maps the fields that browsers see, too.
  const {
    last_active_at_millis: lastActiveAtMillis,
    server_metadata: serverMetadata,
    primary_email_auth_enabled: primaryEmailAuthEnabled,
    ...rest
  }: Omit<WireServerUser, keyof WireUser> = wire
  expectAllMapped(rest)
  const scope = { ...server, userId: id }

  async function update(
    changes: ServerUserUpdateOptions,
    { signal }: CallOptions = {},
  ): Promise<void> {
    await scope.server.send('PATCH /users/:user_id', {
      path: { user_id: id },
      body: toServerUserBody(changes),
      signal,
    })
    await scope.reads.invalidate(
      'user',
      `channels/${id}`,
      `sessions/${id}`,
      ...readsOfChanges(changes),
    )
  }

  return present(
    {
      ...toUser(scope, wire),
      ...userActions(scope, update),
      ...permissionGrants(scope),
      toClientJson: () => toUserJson(wire),
      selectedTeam: wire.selected_team && toServerTeam(scope, wire.selected_team),
      lastActiveAt: new Date(lastActiveAtMillis),
      serverMetadata: serverMetadata as MetadataOf<'userServer'>,
      primaryEmailAuthEnabled,
      update,
      setPrimaryEmail: (primaryEmail: string | null, options: SetPrimaryEmailOptions = {}) =>
        update({ primaryEmail, primaryEmailVerified: options.verified }, options),
      setClientReadOnlyMetadata: (
        clientReadOnlyMetadata: MetadataOf<'userClientReadOnly'>,
        options?: CallOptions,
      ) => update({ clientReadOnlyMetadata }, options),
      setServerMetadata: (serverMetadata: MetadataOf<'userServer'>, options?: CallOptions) =>
        update({ serverMetadata }, options),
      async setPassword({ password, signal }: SetPasswordOptions) {
        const weakness = await checkPassword(password)
        if (weakness) return failed(weakness)
        await update({ password }, { signal })
        return done
      },
      async delete({ signal }: CallOptions = {}) {
        await scope.server.send('DELETE /users/:user_id', { path: { user_id: id }, signal })
        await scope.reads.invalidate('user', 'team', `channels/${id}`, `sessions/${id}`)
      },
      async createTeam(options: TeamCreateOptions) {
        const team = await createServerTeam(scope, { ...options, creatorUserId: id })
        await update({ selectedTeamId: team.id }, options)
        return team
      },
      createContactChannel: (options: ServerContactChannelCreateOptions) =>
        createContactChannel(scope, options),
      async createSession(options: SessionCreateOptions = {}) {
        const { expiresInMillis, isImpersonation, signal } = options
        const tokens = await scope.server.send('POST /auth/sessions', {
          body: {
            user_id: id,
            expires_in_millis: expiresInMillis,
            is_impersonation: isImpersonation,
          },
          signal,
        })
        await scope.reads.invalidate(`sessions/${id}`)
        const session = scope.sessionOf({
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
        })
        return toSession(session)
      },
    },
    serverUserReads(scope),
  )
}

/** Converts the signed-in user from the wire format for servers. */
export function toCurrentServerUser(
  session: CurrentUserScope<WireServerUser, CurrentServerUser>,
  server: ServerUserScope,
  wire: WireServerUser,
): CurrentServerUser {
  return present(
    {
      ...toServerUser(server, wire),
      ...toAuth(session, wire),
      // Unlike `setPassword` on a server, this keeps the current session.
      setPassword: ownPassword(session),
      async delete({ signal }: CallOptions = {}) {
        await session.http.send('DELETE /users/me', { signal })
        session.session.end()
        await server.reads.invalidate('user', 'team')
      },
      refresh: (options?: CallOptions) => abortable(session.refreshUser(), options?.signal),
    },
    { ...serverUserReads({ ...server, userId: wire.id }), ...authReads(session) },
  )
}
