import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { defaultPermissions, teamMembers, teamPermissions, teams } from '../db/schema/index'
import { requireAllMapped } from '../lib/total'

/** A new team. */
export interface NewTeam {
  displayName: string
  profileImageUrl?: string | null
  clientMetadata?: unknown
  clientReadOnlyMetadata?: unknown
  serverMetadata?: unknown
  /** Becomes a member with the permissions of creators. Absent: the team is empty. */
  creatorId?: string
}

/** Inserts a team and its creator in the caller's transaction. */
export async function insertTeam(
  tx: Database,
  projectId: string,
  from: NewTeam,
): Promise<typeof teams.$inferSelect> {
  const { displayName, profileImageUrl, creatorId, ...metadata } = from
  const { clientMetadata, clientReadOnlyMetadata, serverMetadata, ...rest } = metadata
  requireAllMapped(rest)
  const [team] = await tx
    .insert(teams)
    .values({
      projectId,
      displayName,
      profileImageUrl,
      clientMetadata,
      clientReadOnlyMetadata,
      serverMetadata,
    })
    .returning()
  if (!team) throw new Error('The database returned no row for a new team.')
  if (creatorId) {
    await insertMember(tx, projectId, { teamId: team.id, userId: creatorId, as: 'team_creator' })
  }
  return team
}

/**
 * Inserts a member with the default permissions in the caller's transaction.
 *
 * @returns The granted permissions; `null` if the user was a member already.
 */
export async function insertMember(
  tx: Database,
  projectId: string,
  { teamId, userId, as }: { teamId: string; userId: string; as: 'team_creator' | 'team_member' },
): Promise<string[] | null> {
  const inserted = await tx
    .insert(teamMembers)
    .values({ teamId, userId })
    .onConflictDoNothing()
    .returning({ teamId: teamMembers.teamId })
  if (inserted.length === 0) return null
  const defaults = await lockDefaults(tx, projectId, as)
  const grants = defaults.map((permissionId) => ({ teamId, userId, permissionId }))
  if (grants.length > 0) await tx.insert(teamPermissions).values(grants)
  return defaults
}

/**
 * Lists default permissions, and keeps their definitions from being deleted until they are granted: a deletion deletes the
 * defaults before the grants.
 */
export async function lockDefaults(
  tx: Database,
  projectId: string,
  grantedTo: 'team_creator' | 'team_member' | 'user',
): Promise<string[]> {
  const rows = await tx
    .select({ id: defaultPermissions.permissionId })
    .from(defaultPermissions)
    .where(
      and(eq(defaultPermissions.projectId, projectId), eq(defaultPermissions.grantedTo, grantedTo)),
    )
    .orderBy(defaultPermissions.permissionId)
    .for('key share')
  return rows.map(({ id }) => id)
}
