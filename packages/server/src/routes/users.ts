import type { RequestOf } from '@app/contract'
import { findApiHashProblem, hashPassword } from '../crypto/password-hash'
import type { Caller, Context } from '../http/context'
import type { Handlers } from '../http/handlers'
import { requireOwnUser, requireWholeUser, toKeptSessions } from '../http/own-user'
import { requireInlineImage } from '../http/profile-image'
import { requireRecentCaller } from '../http/recent-sign-in'
import { knownError, TextError } from '../lib/errors'
import { listEnabledProviders } from '../projects/projects'
import { requireHashable } from '../sign-in/password/passwords'
import { createUser } from '../users/create-user'
import { deleteUser } from '../users/delete-user'
import { type UserChanges, updateUser } from '../users/update-user'
import { findUser, listUsers, type User } from '../users/users'
import { toWireUser } from '../users/wire'

type WireChanges = Partial<RequestOf<'PATCH /users/:user_id', 'server'>['body']>

/** Returns the hash of a password given in clear text or hashed; null removes the password. */
async function toPasswordHash(
  projectId: string,
  { password, password_hash: hash }: WireChanges,
): Promise<string | null | undefined> {
  if (password !== undefined && hash !== undefined) {
    throw new TextError(400, 'Pass password or password_hash, not both.')
  }
  if (typeof hash === 'string') {
    const problem = findApiHashProblem(hash)
    if (problem) throw new TextError(400, `password_hash ${problem}.`)
    return hash
  }
  // Null in either field removes the password.
  if (typeof password !== 'string') return password === undefined ? hash : null
  requireHashable(password)
  return hashPassword(projectId, password)
}

async function toChanges(
  body: WireChanges,
  { secretBox, caller }: { secretBox: Context['secretBox']; caller: Caller },
): Promise<UserChanges> {
  const totpSecret = body.totp_secret_base64
  return {
    displayName: body.display_name,
    profileImageUrl: body.profile_image_url,
    clientMetadata: body.client_metadata,
    clientReadOnlyMetadata: body.client_read_only_metadata,
    serverMetadata: body.server_metadata,
    selectedTeamId: body.selected_team_id,
    encryptedTotpSecret: totpSecret ? secretBox.encrypt(totpSecret) : totpSecret,
    hasOtp: body.otp_auth_enabled,
    hasPasskey: body.passkey_auth_enabled,
    primaryEmail: body.primary_email,
    primaryEmailVerified: body.primary_email_verified,
    primaryEmailAuthEnabled: body.primary_email_auth_enabled,
    passwordHash: await toPasswordHash(caller.project.id, body),
    isAnonymous: body.is_anonymous,
  }
}

async function requireUser(
  { db, caller }: { db: Context['db']; caller: { project: { id: string } } },
  userId: string,
): Promise<User> {
  const user = await findUser(db, caller.project.id, userId)
  if (!user) throw knownError('USER_NOT_FOUND')
  return user
}

export const userHandlers = {
  'GET /users/me': async (_, { caller }) => toWireUser(requireWholeUser(caller)),

  'PATCH /users/me': async ({ body }, context) => {
    const { db, caller } = context
    const user = requireOwnUser(caller)
    const { totp_secret_base64: totp, passkey_auth_enabled: passkey } = body
    if (totp !== undefined || passkey !== undefined) requireRecentCaller(caller, context.now())
    requireInlineImage(caller, body.profile_image_url)
    const changes = await toChanges(body, context)
    return toWireUser(
      await updateUser(db, caller.project, user, {
        ...changes,
        audit: context.audit,
        kept: toKeptSessions(caller),
      }),
    )
  },

  'DELETE /users/me': async (_, { db, caller, audit }) => {
    const user = requireOwnUser(caller)
    if (caller.access === 'client' && !caller.project.clientUserDeletionEnabled) {
      throw new TextError(400, 'Users cannot delete their accounts in this project.')
    }
    await deleteUser(db, user.row, audit)
    return { success: true }
  },

  'GET /users': async ({ query }, { replica, caller }) => {
    const asked = {
      cursor: query.cursor,
      limit: query.limit,
      desc: query.desc,
      query: query.query,
      teamId: query.team_id,
    }
    const { users, nextCursor } = await replica.read((db) =>
      listUsers(db, caller.project.id, asked),
    )
    return {
      items: users.map(toWireUser),
      is_paginated: true,
      pagination: { next_cursor: nextCursor },
    }
  },

  'POST /users': async ({ body }, context) => {
    const { db, caller } = context
    const { project } = caller
    const changes = await toChanges(body, context)
    if ((body.primary_email_auth_enabled || body.primary_email_verified) && !body.primary_email) {
      throw new TextError(400, 'A user without a primary email has no address to verify.')
    }
    if (changes.passwordHash && !project.credentialEnabled) {
      throw new TextError(400, 'Signing in with a password is disabled in this project.')
    }
    if (body.otp_auth_enabled && !project.magicLinkEnabled) {
      throw new TextError(400, 'Signing in with an email code is disabled in this project.')
    }
    const accounts = body.oauth_providers ?? []
    const enabled = accounts.length > 0 ? await listEnabledProviders(db, project.id) : []
    if (accounts.some(({ id }) => !enabled.includes(id))) {
      throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    }
    const user = await createUser(db, project, {
      displayName: body.display_name,
      profileImageUrl: body.profile_image_url,
      clientMetadata: body.client_metadata,
      clientReadOnlyMetadata: body.client_read_only_metadata,
      serverMetadata: body.server_metadata,
      isAnonymous: body.is_anonymous,
      email: body.primary_email
        ? {
            value: body.primary_email,
            isVerified: body.primary_email_verified ?? false,
            usedForAuth: body.primary_email_auth_enabled ?? false,
          }
        : undefined,
      passwordHash: changes.passwordHash ?? undefined,
      hasOtp: body.otp_auth_enabled,
      oauthAccounts: accounts.map(({ id, account_id, email }) => ({
        providerId: id,
        accountId: account_id,
        email: email ?? null,
      })),
    })
    return toWireUser(user)
  },

  'GET /users/:user_id': async ({ path }, context) =>
    toWireUser(await requireUser(context, path.user_id)),

  'PATCH /users/:user_id': async ({ path, body }, context) => {
    const user = await requireUser(context, path.user_id)
    const changes = await toChanges(body, context)
    return toWireUser(
      await updateUser(context.db, context.caller.project, user, {
        ...changes,
        audit: context.audit,
        kept: 'all',
      }),
    )
  },

  'DELETE /users/:user_id': async ({ path }, context) => {
    const user = await requireUser(context, path.user_id)
    await deleteUser(context.db, user.row, context.audit)
    return { success: true }
  },
} satisfies Partial<Handlers>
