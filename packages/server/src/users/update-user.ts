import type { SecurityEventType } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import { violatedUniqueIndex } from '../db/client'
import type { Database } from '../db/database'
import { passkeys, passwords, selectedTeams, users } from '../db/schema/index'
import { invalidInput, knownError } from '../lib/errors'
import { requireAllMapped } from '../lib/total'
import { requireMembership } from '../permissions/permissions'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { lockUserForChange, type UserChange } from '../sessions/kept-session'
import { revoke } from '../sessions/revoke'
import { requireSignInMethod } from '../sessions/working-methods'
import { announce } from '../webhooks/publish'
import type { Ban } from './bans'
import { turnOffEmailCodes, turnOnEmailCodes } from './email-codes'
import { listOwnedIds, recordOwnership } from './ownership'
import { type PrimaryEmailChanges, updatePrimaryEmail } from './primary-email'
import { type ProfileColumns, takeColumns } from './profile-fields'
import { type AcceptedTerms, requireTermsVersion, toTermsColumns } from './terms'
import { findUser, type LightUser, type User } from './users'
import { toWireUser } from './wire'

/** Changes of a user. Absent fields remain unchanged. */
export interface UserChanges extends Partial<ProfileColumns>, PrimaryEmailChanges {
  selectedTeamId?: string | null
  encryptedTotpSecret?: string | null
  hasOtp?: boolean
  /** Whether email codes that are turned off stay off until they are turned on. @default false */
  isOtpRefused?: boolean
  /** Whether turning email codes or passkeys off requires another sign-in method. @default false */
  keepsSignInMethod?: boolean
  hasPasskey?: boolean
  /** Null removes the password. Both end all sessions. */
  passwordHash?: string | null
  isAnonymous?: boolean
  /** Bans the user, which ends all sessions; null lifts the ban. */
  ban?: Ban | null
  /** Null removes the record. */
  acceptedTerms?: AcceptedTerms | null
}

/**
 * Changes a user atomically.
 *
 * @throws TEAM_MEMBERSHIP_NOT_FOUND if the user is not a member of the team to select.
 * @throws TERMS_NOT_ACCEPTED if an anonymous user who has not accepted them becomes a regular one.
 * @throws LAST_SIGN_IN_METHOD if email codes or passkeys are the only one.
 * @throws USER_EMAIL_ALREADY_EXISTS if another user signs in with the address.
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function updateUser(
  db: Database,
  project: Project,
  user: LightUser,
  { audit, kept, now, ...changes }: UserChanges & UserChange,
): Promise<User> {
  if (changes.hasPasskey) throw invalidInput('Passkeys are added by registering them.')
  const userId = user.row.id
  const { acceptedTermsVersion, isAnonymous } = user.row
  // Like a sign-up: anonymous users have not been asked.
  if (isAnonymous && changes.isAnonymous === false) {
    const { acceptedTerms } = changes
    requireTermsVersion(
      project,
      acceptedTerms === undefined ? acceptedTermsVersion : acceptedTerms?.version,
    )
  }
  const { columns, email, methods, selectedTeamId } = splitChanges(user, changes)
  try {
    return await db.transaction(async (tx) => {
      await lockUserForChange(tx, userId, { kept, now })
      await updateRow(tx, project.id, userId, { columns, audit })
      await updatePrimaryEmail(tx, project.id, user, { ...email, audit })
      await updateMethods(tx, project, user, { ...methods, audit })
      for (const type of listSecurityChanges(user, changes)) {
        await audit(tx, { type, projectId: project.id, userId, details: toDetails(type, changes) })
      }
      for (const event of listRevokingEvents(user, changes)) {
        await revoke(tx, event, { userId, kept })
      }
      await selectTeam(tx, project.id, userId, selectedTeamId)
      const updated = await findUser(tx, project.id, userId)
      if (!updated) throw knownError('USER_NOT_FOUND')
      await announce(tx, project.id, 'user.updated', toWireUser(updated))
      return updated
    })
  } catch (error) {
    if (violatedUniqueIndex(error) === 'contact_channels_auth') {
      throw knownError('USER_EMAIL_ALREADY_EXISTS', { email: changes.primaryEmail ?? '' })
    }
    throw error
  }
}

/** Splits changes by the tables they are written to. */
function splitChanges({ row }: LightUser, changes: UserChanges) {
  const { profile, rest: others } = takeColumns(changes)
  const {
    encryptedTotpSecret,
    isAnonymous,
    primaryEmail,
    primaryEmailVerified,
    primaryEmailAuthEnabled,
    hasOtp,
    isOtpRefused,
    keepsSignInMethod,
    hasPasskey,
    passwordHash,
    selectedTeamId,
    ban,
    acceptedTerms,
    ...rest
  } = others
  requireAllMapped(rest)
  return {
    columns: {
      ...profile,
      displayName: profile.displayName === undefined ? undefined : profile.displayName || null,
      encryptedTotpSecret,
      // A new secret has no used steps.
      totpLastStep: encryptedTotpSecret === undefined ? undefined : null,
      isAnonymous,
      ...(ban !== undefined && {
        bannedAt: ban?.at ?? null,
        bannedUntil: ban?.until ?? null,
        banReason: ban?.reason ?? null,
      }),
      ...toTermsColumns(acceptedTerms, row),
    },
    email: { primaryEmail, primaryEmailVerified, primaryEmailAuthEnabled },
    methods: { hasOtp, isOtpRefused, keepsSignInMethod, hasPasskey, passwordHash },
    selectedTeamId,
  }
}

type SplitChanges = ReturnType<typeof splitChanges>

/** Lists the security events of the changes. */
function listSecurityChanges(user: LightUser, changes: UserChanges): SecurityEventType[] {
  const { encryptedTotpSecret: totp, passwordHash: hash, hasPasskey, ban } = changes
  const types: [boolean, SecurityEventType][] = [
    [typeof totp === 'string', 'second_factor.enabled'],
    [totp === null && user.row.encryptedTotpSecret !== null, 'second_factor.disabled'],
    [typeof hash === 'string' && !user.hasPassword, 'password.set'],
    [typeof hash === 'string' && user.hasPassword, 'password.changed'],
    [hash === null && user.hasPassword, 'password.removed'],
    [hasPasskey === false && user.hasPasskey, 'passkey.removed'],
    [Boolean(ban), 'user.banned'],
    [ban === null && user.row.bannedAt !== null, 'user.unbanned'],
  ]
  return types.flatMap(([isSo, type]) => (isSo ? [type] : []))
}

/**
 * Returns the details of a security event: for a ban, its reason and end, as the row of the user keeps only the latest
 * ban.
 */
function toDetails(type: SecurityEventType, { ban }: UserChanges): Record<string, string> {
  if (type !== 'user.banned' || !ban) return {}
  return {
    ...(ban.reason !== null && { reason: ban.reason }),
    ...(ban.until && { until: ban.until.toISOString() }),
  }
}

/** Lists the revoking events of the changes. Those of addresses are handled where they change. */
function listRevokingEvents({ row, hasPasskey, hasOtp }: LightUser, changes: UserChanges) {
  const { encryptedTotpSecret: totp, passwordHash: hash } = changes
  const events = [
    [typeof totp === 'string', 'second_factor.enabled'],
    [totp === null && row.encryptedTotpSecret !== null, 'second_factor.disabled'],
    [typeof hash === 'string', 'password.replaced'],
    [hash === null, 'password.removed'],
    [changes.hasPasskey === false && hasPasskey, 'passkey.removed'],
    [changes.hasOtp === false && hasOtp, 'sign_in_codes.disabled'],
    [Boolean(changes.ban), 'user.banned'],
  ] as const
  return events.flatMap(([happens, event]) => (happens ? [event] : []))
}

async function updateRow(
  tx: Database,
  projectId: string,
  userId: string,
  { columns, audit }: { columns: SplitChanges['columns']; audit: Audit },
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  const canChangeOwners = projectId === 'internal' && columns.serverMetadata !== undefined
  const before = canChangeOwners ? await listOwnedIds(tx, userId) : null
  await tx.update(users).set(columns).where(eq(users.id, userId))
  if (before) await recordOwnership(tx, { ownerId: userId, before, audit })
}

async function updateMethods(
  tx: Database,
  project: Project,
  user: LightUser,
  { hasOtp, hasPasskey, passwordHash, ...turningOff }: SplitChanges['methods'] & { audit: Audit },
): Promise<void> {
  const userId = user.row.id
  if (hasOtp) await turnOnEmailCodes(tx, project, userId)
  if (hasOtp === false) await turnOffEmailCodes(tx, project, userId, turningOff)
  if (hasPasskey === false) await removePasskeys(tx, project, userId, turningOff)
  if (passwordHash === undefined) return
  if (passwordHash === null) {
    await tx.delete(passwords).where(eq(passwords.userId, userId))
  } else {
    if (!user.hasPassword && !project.credentialEnabled) {
      throw invalidInput(
        'Signing in with a password is disabled in this project: its setting credential_enabled is off.',
      )
    }
    await tx
      .insert(passwords)
      .values({ userId, hash: passwordHash })
      .onConflictDoUpdate({
        target: passwords.userId,
        set: { hash: passwordHash, changedAt: sql`now()` },
      })
  }
}

/** Removes all passkeys of a user. */
async function removePasskeys(
  tx: Database,
  project: Project,
  userId: string,
  { keepsSignInMethod }: { keepsSignInMethod?: boolean },
): Promise<void> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning()
  const isNeeded = keepsSignInMethod && project.passkeyEnabled && removed.length > 0
  if (isNeeded) await requireSignInMethod(tx, project, userId)
}

async function selectTeam(
  tx: Database,
  projectId: string,
  userId: string,
  teamId: string | null | undefined,
): Promise<void> {
  if (teamId === undefined) return
  if (teamId === null) {
    await tx.delete(selectedTeams).where(eq(selectedTeams.userId, userId))
    return
  }
  await requireMembership(tx, projectId, { teamId, userId })
  await tx
    .insert(selectedTeams)
    .values({ userId, teamId })
    .onConflictDoUpdate({ target: selectedTeams.userId, set: { teamId } })
}
