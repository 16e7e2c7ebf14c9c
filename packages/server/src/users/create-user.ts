import { randomUUID } from 'node:crypto'
import { violatedUniqueIndex } from '../db/client'
import type { Database } from '../db/database'
import {
  contactChannels,
  oauthAccounts,
  otpMethods,
  passwords,
  projectPermissions,
  selectedTeams,
  users,
} from '../db/schema/index'
import { cutName } from '../lib/cut-name'
import { conflict, knownError } from '../lib/errors'
import { requireAllMapped } from '../lib/total'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import type { Approval } from '../sign-up-hook/approve'
import { announce } from '../webhooks/publish'
import { insertTeam, lockDefaults } from './new-team'
import { recordOwnership } from './ownership'
import { type ProfileColumns, takeColumns } from './profile-fields'
import { type AcceptedTerms, toTermsColumns } from './terms'
import { findUser, type User } from './users'
import { toWireTeam, toWireUser } from './wire'

/** Values of a new user. */
export interface NewUser extends Partial<ProfileColumns> {
  isAnonymous?: boolean
  /** Primary email address, and whether it is used for signing in. */
  email?: { value: string; isVerified: boolean; usedForAuth: boolean }
  passwordHash?: string
  hasOtp?: boolean
  oauthAccounts?: { providerId: string; accountId: string; email: string | null }[]
  acceptedTerms?: AcceptedTerms | null
  /** Decision of the project's sign-up hook. Its metadata replaces other values. */
  approval: Approval
}

/** Values of a new user, and the audit of the caller. */
interface CreateUserOptions extends NewUser {
  /** Records whether the user owns projects, if the caller sets metadata of the server. */
  audit?: Audit
}

/**
 * Creates a user with contact channel, sign-in methods, default permissions and, if the project is
 * configured so, a personal team, in one transaction.
 *
 * @returns The user as published to webhooks: before a team was selected.
 * @throws USER_EMAIL_ALREADY_EXISTS if the sign-in address is taken.
 * @throws {DomainError} if a provider account is taken.
 */
export function createUser(
  db: Database,
  project: Project,
  options: CreateUserOptions,
): Promise<User> {
  return db.transaction((tx) => createUserWithin(tx, project, options))
}

/** Creates a user in the transaction of the caller, which must end if this throws. */
export async function createUserWithin(
  tx: Database,
  project: Project,
  { audit, ...from }: CreateUserOptions,
): Promise<User> {
  try {
    const user = await insertUser(tx, project, from)
    const isOwner = project.id === 'internal' && from.serverMetadata !== undefined
    if (audit && isOwner) await recordOwnership(tx, { ownerId: user.row.id, before: [], audit })
    return user
  } catch (error) {
    if (from.email && violatedUniqueIndex(error) === 'contact_channels_auth') {
      throw knownError('USER_EMAIL_ALREADY_EXISTS', { email: from.email.value })
    }
    throw error
  }
}

async function insertUser(tx: Database, project: Project, from: NewUser): Promise<User> {
  const userId = await insertRows(tx, project.id, from)
  const defaults = await lockDefaults(tx, project.id, 'user')
  if (defaults.length > 0) {
    const grants = defaults.map((permissionId) => ({ userId, permissionId }))
    await tx.insert(projectPermissions).values(grants)
  }
  const user = await findUser(tx, project.id, userId)
  if (!user) throw new Error('The new user does not exist in its own transaction.')
  if (project.createTeamOnSignUp) {
    const name = from.displayName || from.email?.value
    const displayName = name ? `${cutName(name, 240)}'s Team` : 'Personal Team'
    const team = await insertTeam(tx, project.id, { displayName, creatorId: userId })
    await tx.insert(selectedTeams).values({ userId, teamId: team.id })
    await announce(tx, project.id, 'team.created', toWireTeam(team))
  }
  await announce(tx, project.id, 'user.created', toWireUser(user))
  return user
}

/** Inserts the rows of a user in one statement: references are checked at its end. */
async function insertRows(tx: Database, projectId: string, from: NewUser): Promise<string> {
  const { profile, rest: others } = takeColumns(from)
  const { isAnonymous, email, passwordHash, hasOtp, acceptedTerms, ...further } = others
  const { oauthAccounts: accounts = [], approval, ...rest } = further
  requireAllMapped(rest)
  const userId = randomUUID()
  const methods = [
    email &&
      tx
        .insert(contactChannels)
        .values({ projectId, userId, type: 'email', isPrimary: true, ...email }),
    passwordHash && tx.insert(passwords).values({ userId, hash: passwordHash }),
    hasOtp && tx.insert(otpMethods).values({ userId }),
  ]
  const parts = methods.flatMap((insert, place) =>
    insert ? tx.$with(`method_${place}`, {}).as(insert.getSQL()) : [],
  )
  await tx
    .with(...parts)
    .insert(users)
    .values({
      id: userId,
      projectId,
      ...profile,
      ...approval,
      displayName: profile.displayName || null,
      isAnonymous,
      ...toTermsColumns(acceptedTerms),
    })
  if (accounts.length > 0) {
    const connected = await tx
      .insert(oauthAccounts)
      .values(accounts.map((account) => ({ projectId, userId, ...account })))
      .onConflictDoNothing()
      .returning({ accountId: oauthAccounts.accountId })
    if (connected.length < accounts.length) {
      throw conflict('A provider account is already connected to another user.')
    }
  }
  return userId
}
