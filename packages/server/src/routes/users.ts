import type { RequestOf } from '@app/contract'
import { findApiHashProblem, hashPassword } from '../crypto/password-hash'
import { isOwnClient } from '../http/client-version'
import type { Caller, Context } from '../http/context'
import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { limit } from '../http/limited'
import {
  mustKeepSignInMethod,
  requireOwnUser,
  requireWholeUser,
  toUserChange,
} from '../http/own-user'
import { requireInlineImage } from '../http/profile-image'
import { requireRecentCaller } from '../http/recent-sign-in'
import { knownError } from '../lib/errors'
import { type Complete, requireAllMapped } from '../lib/total'
import { listEnabledProviders, type Project } from '../projects/projects'
import { isImpersonated } from '../sessions/recent-sign-in'
import { requireServerPassword } from '../sign-in/password/passwords'
import { approvedByServer } from '../sign-up-hook/approve'
import { toBan } from '../users/bans'
import { createUser, type NewUser } from '../users/create-user'
import { deleteUser } from '../users/delete-user'
import { toUserFilters } from '../users/filters'
import { type ProfileColumns, takeProfile } from '../users/profile-fields'
import { type UserChanges, updateUser } from '../users/update-user'
import { findUser, listUsers, type User } from '../users/users'
import { toWireUser } from '../users/wire'

type WireChanges = Partial<RequestOf<'PATCH /users/:user_id', 'server'>['body']>

/** Fields that change how a user signs in. Only servers send the address and the password. */
const signInFields = [
  'totp_secret_base64',
  'passkey_auth_enabled',
  'otp_auth_enabled',
  'primary_email',
  'primary_email_verified',
  'primary_email_auth_enabled',
  'password',
  'password_hash',
] as const satisfies (keyof WireChanges)[]

function changesSignIn(body: WireChanges): boolean {
  return signInFields.some((field) => body[field] !== undefined)
}

/** Returns the hash of a password given in clear text or hashed; null removes the password. */
async function toPasswordHash(
  project: Project,
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
  requireServerPassword(project, password)
  return hashPassword(project.id, password)
}

type ChangeContext = Pick<Context<Caller>, 'secretBox' | 'caller' | 'headers' | 'now'>

async function toChanges(
  body: WireChanges,
  { secretBox, caller, headers, now }: ChangeContext,
): Promise<Complete<Omit<UserChanges, keyof ProfileColumns>> & Partial<ProfileColumns>> {
  const { profile, rest: others } = takeProfile(body)
  const {
    selected_team_id,
    totp_secret_base64: totpSecret,
    otp_auth_enabled,
    passkey_auth_enabled,
    primary_email,
    primary_email_verified,
    primary_email_auth_enabled,
    password,
    password_hash,
    is_anonymous,
    ban,
    accepted_terms_version: terms,
    ...rest
  } = others
  // Fields that are stored as they are: rows of users/profile-fields.ts.
  requireAllMapped(rest)
  return {
    ...profile,
    selectedTeamId: selected_team_id,
    encryptedTotpSecret: totpSecret ? secretBox.encrypt(totpSecret) : totpSecret,
    hasOtp: otp_auth_enabled,
    // In published clients, requesting a code turns email codes on again.
    isOtpRefused: isOwnClient(headers),
    keepsSignInMethod: mustKeepSignInMethod({ caller, headers }),
    hasPasskey: passkey_auth_enabled,
    primaryEmail: primary_email,
    primaryEmailVerified: primary_email_verified,
    primaryEmailAuthEnabled: primary_email_auth_enabled,
    passwordHash: await toPasswordHash(caller.project, { password, password_hash }),
    isAnonymous: is_anonymous,
    ban: ban && toBan(ban, now()),
    acceptedTerms: terms == null ? terms : { version: terms, at: now() },
  }
}

async function toNewUser(
  body: RequestOf<'POST /users', 'server'>['body'],
  { caller, now }: Pick<Context<Caller>, 'caller' | 'now'>,
): Promise<Complete<Omit<NewUser, keyof ProfileColumns>> & Partial<ProfileColumns>> {
  const { profile, rest: others } = takeProfile(body)
  const {
    is_anonymous,
    primary_email,
    primary_email_verified: isVerified = false,
    primary_email_auth_enabled: usedForAuth = false,
    password,
    password_hash,
    otp_auth_enabled,
    oauth_providers,
    accepted_terms_version: terms,
    // Two-factor authentication and passkeys are set up by an update.
    totp_secret_base64: _totp,
    passkey_auth_enabled: _passkey,
    ...rest
  } = others
  // Fields that are stored as they are: rows of users/profile-fields.ts.
  requireAllMapped(rest)
  const passwordHash = await toPasswordHash(caller.project, { password, password_hash })
  return {
    ...profile,
    approval: approvedByServer,
    isAnonymous: is_anonymous,
    email: primary_email ? { value: primary_email, isVerified, usedForAuth } : undefined,
    passwordHash: passwordHash ?? undefined,
    hasOtp: otp_auth_enabled,
    oauthAccounts: oauth_providers?.map(({ id, account_id, email, ...rest }) => {
      requireAllMapped(rest)
      return { providerId: id, accountId: account_id, email: email ?? null }
    }),
    acceptedTerms: terms ? { version: terms, at: now() } : null,
  }
}

async function requireUser(
  { db, caller }: Pick<Context<Caller>, 'db' | 'caller'>,
  userId: string,
): Promise<User> {
  const user = await findUser(db, caller.project.id, userId)
  if (!user) throw knownError('USER_NOT_FOUND')
  return user
}

/** Returns what `/users/me` says about the session: nothing, unless it is an impersonation. */
function toOwnSession({ sessionAuthenticatedAt }: Caller): { is_impersonation?: true } {
  return isImpersonated(sessionAuthenticatedAt) ? { is_impersonation: true } : {}
}

export const userHandlers = {
  'GET /users/me': async (_, { caller }) => ({
    ...toWireUser(requireWholeUser(caller)),
    ...toOwnSession(caller),
  }),

  'PATCH /users/me': async ({ body }, context) => {
    const { db, caller, now } = context
    const user = requireOwnUser(caller)
    if (changesSignIn(body)) requireRecentCaller(caller, now())
    requireInlineImage(caller, body.profile_image_url)
    await limit(context, 'change')
    const changes = await toChanges(body, context)
    const change = { ...changes, ...toUserChange(context) }
    const updated = await updateUser(db, caller.project, user, change)
    return { ...toWireUser(updated), ...toOwnSession(caller) }
  },

  'DELETE /users/me': async (_, context) => {
    const { db, caller } = context
    const user = requireOwnUser(caller)
    if (caller.access === 'client' && !caller.project.clientUserDeletionEnabled) {
      throw new TextError(
        400,
        'Users cannot delete their accounts in this project: its setting client_user_deletion_enabled is off.',
      )
    }
    await deleteUser(db, user.row, toUserChange(context))
    return { success: true }
  },

  'GET /users': async ({ query: given }, { replica, caller, now }) => {
    const { cursor, limit, order_by: _, desc, query, ...filters } = given
    const asked = { cursor, limit, desc, query, ...toUserFilters(filters, now()) }
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
    const { db, caller, audit } = context
    const { project } = caller
    const from = await toNewUser(body, context)
    if ((body.primary_email_auth_enabled || body.primary_email_verified) && !body.primary_email) {
      throw new TextError(400, 'A user without a primary email has no address to verify.')
    }
    if (from.passwordHash && !project.credentialEnabled) {
      throw new TextError(
        400,
        'Signing in with a password is disabled in this project: its setting credential_enabled is off.',
      )
    }
    if (from.hasOtp && !project.magicLinkEnabled) {
      throw new TextError(
        400,
        'Signing in with an email code is disabled in this project: its setting magic_link_enabled is off.',
      )
    }
    const accounts = from.oauthAccounts ?? []
    const enabled = accounts.length > 0 ? await listEnabledProviders(context, project.id) : []
    if (accounts.some(({ providerId }) => !enabled.includes(providerId))) {
      throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    }
    return toWireUser(await createUser(db, project, { ...from, audit }))
  },

  'GET /users/:user_id': async ({ path }, context) =>
    toWireUser(await requireUser(context, path.user_id)),

  'PATCH /users/:user_id': async ({ path, body }, context) => {
    const { db, caller, audit, now } = context
    const user = await requireUser(context, path.user_id)
    const changes = await toChanges(body, context)
    const change = { ...changes, audit, kept: 'all', now: now() } as const
    return toWireUser(await updateUser(db, caller.project, user, change))
  },

  'DELETE /users/:user_id': async ({ path }, context) => {
    const { db, audit, now } = context
    const user = await requireUser(context, path.user_id)
    await deleteUser(db, user.row, { audit, kept: 'all', now: now() })
    return { success: true }
  },
} satisfies Partial<Handlers>
