import { eq } from 'drizzle-orm'
import { type Database, violatedUniqueIndex } from '../db/client'
import {
  contactChannels,
  defaultPermissions,
  otpMethods,
  passwords,
  projectPermissions,
  selectedTeams,
  teamMembers,
  teamPermissions,
  teams,
  users,
} from '../db/schema/index'
import { knownError } from '../errors'
import type { Project } from './projects'
import { toWireTeam, toWireUser } from './user-wire'
import { findUser, type User } from './users'
import { announce } from './webhooks'

/** Who is to be created. */
export interface NewUser {
  displayName?: string | null
  isAnonymous?: boolean
  /** The primary e-mail and whether it signs in. */
  email?: { value: string; isVerified: boolean; usedForAuth: boolean }
  passwordHash?: string
  hasOtp?: boolean
}

/**
 * Creates a user with channel, methods, default permissions and, where the project wants it, a team
 * of their own: all or nothing.
 *
 * @returns The user as announced: before a team was selected.
 * @throws USER_EMAIL_ALREADY_EXISTS when somebody signs in with the address.
 * @see contract/http.md section 7, "New user rules"
 */
export async function createUser(db: Database, project: Project, from: NewUser): Promise<User> {
  try {
    return await db.transaction((tx) => insertUser(tx, project, from))
  } catch (error) {
    if (from.email && violatedUniqueIndex(error) === 'contact_channels_auth') {
      throw knownError('USER_EMAIL_ALREADY_EXISTS', { email: from.email.value })
    }
    throw error
  }
}

async function insertUser(tx: Database, project: Project, from: NewUser): Promise<User> {
  const { displayName = null, isAnonymous = false, email, passwordHash, hasOtp } = from
  const [row] = await tx
    .insert(users)
    .values({ projectId: project.id, displayName: displayName || null, isAnonymous })
    .returning({ id: users.id })
  if (!row) throw new Error('The database returned no row for a new user.')
  const userId = row.id
  if (email) {
    await tx.insert(contactChannels).values({
      projectId: project.id,
      userId,
      type: 'email',
      isPrimary: true,
      ...email,
    })
  }
  if (passwordHash) await tx.insert(passwords).values({ userId, hash: passwordHash })
  if (hasOtp) await tx.insert(otpMethods).values({ userId })

  const defaults = await tx
    .select()
    .from(defaultPermissions)
    .where(eq(defaultPermissions.projectId, project.id))
  const granted = (to: (typeof defaults)[number]['grantedTo']) =>
    defaults.filter((row) => row.grantedTo === to).map((row) => row.permissionId)

  const ofUsers = granted('user').map((permissionId) => ({ userId, permissionId }))
  if (ofUsers.length > 0) await tx.insert(projectPermissions).values(ofUsers)

  const user = await findUser(tx, project.id, userId)
  if (!user) throw new Error('A user vanished in the transaction that creates it.')
  if (project.createTeamOnSignUp) {
    const name = displayName || email?.value
    const team = await insertTeam(tx, {
      projectId: project.id,
      displayName: name ? `${name}'s Team` : 'Personal Team',
      creatorId: userId,
      permissionIds: granted('team_creator'),
    })
    await tx.insert(selectedTeams).values({ userId, teamId: team.id })
    await announce(tx, project.id, 'team.created', toWireTeam(team))
  }
  await announce(tx, project.id, 'user.created', toWireUser(user))
  return user
}

async function insertTeam(
  tx: Database,
  from: { projectId: string; displayName: string; creatorId: string; permissionIds: string[] },
) {
  const { projectId, displayName, creatorId, permissionIds } = from
  const [team] = await tx.insert(teams).values({ projectId, displayName }).returning()
  if (!team) throw new Error('The database returned no row for a new team.')
  await tx.insert(teamMembers).values({ teamId: team.id, userId: creatorId })
  const grants = permissionIds.map((permissionId) => ({
    teamId: team.id,
    userId: creatorId,
    permissionId,
  }))
  if (grants.length > 0) await tx.insert(teamPermissions).values(grants)
  return team
}
