import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { keepPosition } from '../db/list-positions'
import { teamMembers, teams, users, verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { type Complete, requireAllMapped } from '../lib/total'
import { requireTeamPermission } from '../permissions/permissions'
import type { Project } from '../projects/projects'
import { revoke } from '../sessions/revoke'
import { insertMember, insertTeam, type NewTeam } from '../users/new-team'
import { findUsers } from '../users/users'
import { toWireTeam, toWireUser } from '../users/wire'
import { announce } from '../webhooks/publish'
import { listAdminIds, lockCaller, lockMembers, lockTeam } from './admins'

/** A team, as stored. */
export type Team = typeof teams.$inferSelect

/** @throws TEAM_NOT_FOUND */
export async function requireTeam(db: Database, projectId: string, teamId: string): Promise<Team> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.projectId, projectId)))
  if (!team) throw knownError('TEAM_NOT_FOUND', { team_id: teamId })
  return team
}

/** @throws USER_NOT_FOUND if the creator does not exist. */
export async function createTeam(db: Database, project: Project, from: NewTeam): Promise<Team> {
  return db.transaction(async (tx) => {
    if (from.creatorId) await requireUser(tx, project.id, from.creatorId)
    const team = await insertTeam(tx, project.id, from)
    await announce(tx, project.id, 'team.created', toWireTeam(team))
    return team
  })
}

/** Changes of a team. Absent fields remain unchanged. */
export type TeamChanges = Partial<Omit<NewTeam, 'creatorId'>>

/**
 * Changes a team.
 *
 * @param options.by The member who does it. `null`: the app's server.
 * @throws TEAM_NOT_FOUND, TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 */
export async function updateTeam(
  db: Database,
  project: Project,
  teamId: string,
  { changes, by }: { changes: TeamChanges; by: string | null },
): Promise<Team> {
  return db.transaction(async (tx) => {
    await lockCaller(tx, project.id, { teamId, by, permissionId: '$update_team' })
    const isEmpty = Object.values(changes).every((value) => value === undefined)
    const [updated] = isEmpty
      ? [await requireTeam(tx, project.id, teamId)]
      : await tx
          .update(teams)
          .set(toColumns(changes))
          .where(and(eq(teams.id, teamId), eq(teams.projectId, project.id)))
          .returning()
    if (!updated) throw knownError('TEAM_NOT_FOUND', { team_id: teamId })
    await announce(tx, project.id, 'team.updated', toWireTeam(updated))
    return updated
  })
}

function toColumns(changes: TeamChanges): Complete<TeamChanges> {
  const { displayName, profileImageUrl, ...metadata } = changes
  const { clientMetadata, clientReadOnlyMetadata, serverMetadata, ...rest } = metadata
  requireAllMapped(rest)
  return { displayName, profileImageUrl, clientMetadata, clientReadOnlyMetadata, serverMetadata }
}

/**
 * Deletes a team with its memberships, grants and invitations.
 *
 * @param options.by The member who does it. `null`: the app's server.
 * @throws TEAM_NOT_FOUND, TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 */
export async function deleteTeam(
  db: Database,
  project: Project,
  teamId: string,
  { by }: { by: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCaller(tx, project.id, { teamId, by, permissionId: '$delete_team' })
    const [deleted] = await tx
      .delete(teams)
      .where(and(eq(teams.id, teamId), eq(teams.projectId, project.id)))
      .returning({ id: teams.id, sortedBy: teams.createdAt })
    if (!deleted) throw knownError('TEAM_NOT_FOUND', { team_id: teamId })
    await keepPosition(tx, { ...deleted, projectId: project.id, list: 'teams' })
    await tx.delete(verificationCodes).where(eq(verificationCodes.teamId, teamId))
    await announce(tx, project.id, 'team.deleted', { id: teamId })
  })
}

/** @throws USER_NOT_FOUND */
export async function requireUser(db: Database, projectId: string, userId: string): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.projectId, projectId)))
  if (!user) throw knownError('USER_NOT_FOUND')
}

/** Identifies a membership. */
export interface MemberId {
  teamId: string
  userId: string
}

/** Returns whether a user is a member of a team. */
export async function isMember(db: Database, id: MemberId): Promise<boolean> {
  return (await db.$count(teamMembers, ofMember(id))) > 0
}

/**
 * Adds a member with the default permissions. Returns whether they are new.
 *
 * @throws USER_NOT_FOUND, TEAM_NOT_FOUND
 */
export async function addMember(db: Database, project: Project, id: MemberId): Promise<boolean> {
  return db.transaction(async (tx) => {
    await requireUser(tx, project.id, id.userId)
    await requireTeam(tx, project.id, id.teamId)
    const granted = await insertMember(tx, project.id, { ...id, as: 'team_member' })
    if (granted === null) return false
    const wire = { team_id: id.teamId, user_id: id.userId }
    await announce(tx, project.id, 'team_membership.created', wire)
    for (const permissionId of granted) {
      await announce(tx, project.id, 'team_permission.created', { id: permissionId, ...wire })
    }
    return true
  })
}

/**
 * Removes a member.
 *
 * @param options.by The member who does it: the last admin must not leave. `null`: the app's server.
 * @throws USER_NOT_FOUND, TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED, LAST_TEAM_ADMIN
 */
export async function removeMember(
  db: Database,
  project: Project,
  id: MemberId,
  { by }: { by: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireUser(tx, project.id, id.userId)
    await lockMembers(tx, [id.userId, by])
    if (by === id.userId) await requireAnotherAdmin(tx, project.id, id)
    // Again, as another request may have changed the roles of the caller.
    else if (by !== null) {
      const holder = { teamId: id.teamId, userId: by, permissionId: '$remove_members' }
      await requireTeamPermission(tx, project.id, holder)
    }
    const wire = { team_id: id.teamId, user_id: id.userId }
    const deleted = await tx.delete(teamMembers).where(ofMember(id)).returning()
    if (deleted.length === 0) throw knownError('TEAM_MEMBERSHIP_NOT_FOUND', wire)
    await revoke(tx, 'member.removed', id)
    await announce(tx, project.id, 'team_membership.deleted', wire)
  })
}

/** Requires that a member who may delete the team remains, unless no member would remain. */
async function requireAnotherAdmin(
  tx: Database,
  projectId: string,
  { teamId, userId }: MemberId,
): Promise<void> {
  // Two admins who leave at the same time do so one after the other.
  await lockTeam(tx, teamId)
  const adminIds = await listAdminIds(tx, projectId, teamId)
  const isLast = adminIds.every((id) => id === userId) && adminIds.length > 0
  if (!isLast) return
  const members = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId))
  if (members > 1) throw knownError('LAST_TEAM_ADMIN', { team_id: teamId })
}

function ofMember({ teamId, userId }: MemberId) {
  return and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId))
}

/** Lists member profiles ordered by join date, with their users. */
export async function listProfiles(
  db: Database,
  projectId: string,
  { teamId, userId }: Partial<MemberId>,
) {
  const rows = await db
    .select({ member: teamMembers })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        eq(teams.projectId, projectId),
        teamId ? eq(teamMembers.teamId, teamId) : undefined,
        userId ? eq(teamMembers.userId, userId) : undefined,
      ),
    )
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId))
  const people = await findUsers(
    db,
    projectId,
    rows.map(({ member }) => member.userId),
  )
  return rows.flatMap(({ member }, index) => {
    const user = people[index]
    if (!user) return []
    return {
      team_id: member.teamId,
      user_id: member.userId,
      // Falls back to the user's own profile.
      display_name: member.displayName ?? user.row.displayName,
      profile_image_url: member.profileImageUrl ?? user.row.profileImageUrl,
      user: toWireUser(user),
    }
  })
}

/** Changes the profile of a member in a team. */
export async function updateProfile(
  db: Database,
  id: MemberId,
  changes: { displayName?: string; profileImageUrl?: string | null },
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(teamMembers).set(changes).where(ofMember(id))
}
