import type { ResponseOf } from '@app/contract'
import { present } from '../cache/present'
import {
  createContactChannel,
  type ServerContactChannel,
  type ServerContactChannelCreateOptions,
} from '../contact-channels/contact-channel'
import type { ServerScope } from '../context/server-scope'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import { done, failed } from '../lib/result'
import { type Session, toSession } from '../sessions/session'
import { checkPassword } from '../sign-in/password/check-password'
import type { SetPasswordOptions } from '../sign-in/password/password-change'
import type { TeamCreateOptions, TeamRef } from '../teams/team-changes'
import { type Auth, authReads, type CurrentUserScope, ownPassword, toAuth } from './current-user'
import { createServerTeam, type ServerTeam, toServerTeam } from './server-team'
import { type ServerUserUpdateOptions, toServerUserBody } from './server-user-body'
import { permissionGrants, serverUserReads } from './server-user-reads'
import { toUser, type User } from './user'
import { readsOfChanges, type UserActions, userActions } from './user-actions'
import { toUserJson } from './user-json'

/** A user as an app's server sees them. Send `toClientJson()` to browsers. */
export interface ServerUser extends User, UserActions {
  readonly selectedTeam: ServerTeam | null
  readonly lastActiveAt: Date
  /** Any JSON that only servers may read and write. */
  readonly serverMetadata: MetadataOf<'userServer'>
  /** Whether the primary e-mail can be used to sign in. */
  readonly primaryEmailAuthEnabled: boolean
  /** Changes what is given. */
  update(changes: ServerUserUpdateOptions, options?: CallOptions): Promise<void>
  /** Without `verified` a new address counts as the old one did. `null`: no primary e-mail. */
  setPrimaryEmail(email: string | null, options?: SetPrimaryEmailOptions): Promise<void>
  /** Replaces the whole value. */
  setClientReadOnlyMetadata(
    metadata: MetadataOf<'userClientReadOnly'>,
    options?: CallOptions,
  ): Promise<void>
  /** Replaces the whole value. */
  setServerMetadata(metadata: MetadataOf<'userServer'>, options?: CallOptions): Promise<void>

  /** The teams the user is a member of, oldest first. */
  listTeams(options?: CallOptions): Promise<ServerTeam[]>
  /** A team of the user; `null` when they are no member, or there is no such team. */
  getTeam(teamId: string, options?: CallOptions): Promise<ServerTeam | null>
  /** Makes a team with the user as its first member, and selects it for them. */
  createTeam(options: TeamCreateOptions): Promise<ServerTeam>

  /** The e-mail addresses of the user, oldest first. */
  listContactChannels(options?: CallOptions): Promise<ServerContactChannel[]>
  /**
   * Adds an e-mail address. No mail is sent.
   *
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  createContactChannel(options: ServerContactChannelCreateOptions): Promise<ServerContactChannel>

  /** Lets the user do something in a team. Nothing happens when they may already. */
  grantPermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /** Lets the user do something in the whole project. */
  grantPermission(permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Takes a permission in a team back.
   *
   * @throws `KnownErrors.TeamPermissionNotFound` when it was not granted itself.
   */
  revokePermission(team: TeamRef, permissionId: string, options?: CallOptions): Promise<void>
  /**
   * Takes a permission in the whole project back.
   *
   * @throws `KnownErrors.PermissionNotFound` when it was not granted itself.
   */
  revokePermission(permissionId: string, options?: CallOptions): Promise<void>

  /** Signs the user in without asking them. The session renews its tokens by itself. */
  createSession(options?: SessionCreateOptions): Promise<Session>
}

/** The signed-in user as the app's own server sees them. Send `toClientJson()` to browsers. */
export interface CurrentServerUser extends ServerUser, Auth {
  /** The user as they are now; `null` when signed out meanwhile. */
  refresh(options?: CallOptions): Promise<CurrentServerUser | null>
}

/** What a server says of a new user. */
export interface ServerUserCreateOptions
  extends Omit<ServerUserUpdateOptions, 'selectedTeamId' | 'passkeyAuthEnabled'>,
    CallOptions {
  /** A password hash made elsewhere (bcrypt); not together with `password`. */
  passwordHash?: string
}

/** What is known of a new primary e-mail. */
export interface SetPrimaryEmailOptions extends CallOptions {
  /** @default as the old one was */
  verified?: boolean
}

/** How long a session a server makes may live. */
export interface SessionCreateOptions extends CallOptions {
  /** At most 367 days. @default 365 days */
  expiresInMillis?: number
  /** Shown as such to the user. @default false */
  isImpersonation?: boolean
}

/** A user as the service answers to a server. */
export type WireServerUser = ResponseOf<'GET /users/:user_id', 'server'>

/** Makes our object of a user on the wire, as servers get it. */
export function toServerUser(server: ServerScope, wire: WireServerUser): ServerUser {
  const { id } = wire
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
    await scope.reads.outdate(
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
      lastActiveAt: new Date(wire.last_active_at_millis),
      serverMetadata: wire.server_metadata as MetadataOf<'userServer'>,
      primaryEmailAuthEnabled: wire.primary_email_auth_enabled,
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
        await scope.reads.outdate('user', 'team', `channels/${id}`, `sessions/${id}`)
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
        await scope.reads.outdate(`sessions/${id}`)
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

/** Makes our object of the signed-in user on the wire, as servers get it. */
export function toCurrentServerUser(
  session: CurrentUserScope<WireServerUser, CurrentServerUser>,
  server: ServerScope,
  wire: WireServerUser,
): CurrentServerUser {
  return present(
    {
      ...toServerUser(server, wire),
      ...toAuth(session, wire),
      // Unlike when a server sets it for somebody, the session goes on.
      setPassword: ownPassword(session),
      async delete({ signal }: CallOptions = {}) {
        await session.http.send('DELETE /users/me', { signal })
        session.session.end()
        await server.reads.outdate('user', 'team')
      },
      refresh: (options?: CallOptions) => abortable(session.refreshUser(), options?.signal),
    },
    { ...serverUserReads({ ...server, userId: wire.id }), ...authReads(session) },
  )
}
