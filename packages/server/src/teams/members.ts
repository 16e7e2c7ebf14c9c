import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { parseCursor, toCursor } from '../db/list-positions'
import { teamMembers, users } from '../db/schema/index'
import { isSystemPermission } from '../permissions/definitions'
import { invitePermission, listInvitableRoles } from '../permissions/invitation-rules'
import { listTeamPermissions } from '../permissions/permissions'
import type { MemberId } from './teams'

/** A member of a team. */
export interface Member {
  userId: string
  /** The user's name, unless overridden in the team. */
  displayName: string | null
  profileImageUrl: string | null
  primaryEmail: string | null
  joinedAt: Date
  /** Held directly, without system permissions; sorted. */
  roleIds: string[]
}

/** Filters and page of a list of members. */
export interface MemberQuery {
  teamId: string
  /** Only this member. */
  userId?: string
  /** `nextCursor` of the previous page, or the user id of the first member to return. */
  cursor?: string
  /** Absent: all. */
  limit?: number
}

/** Returns a page of members ordered by join date, and the cursor of the next page. */
export async function listMembers(
  db: Database,
  projectId: string,
  { teamId, userId, cursor, limit }: MemberQuery,
): Promise<{ members: Member[]; nextCursor: string | null }> {
  const query = db
    .select({
      userId: teamMembers.userId,
      displayName: sql<string | null>`coalesce(${teamMembers.displayName}, ${users.displayName})`,
      profileImageUrl: sql<
        string | null
      >`coalesce(${teamMembers.profileImageUrl}, ${users.profileImageUrl})`,
      primaryEmail: sql<string | null>`(
        select value from contact_channels
        where user_id = ${teamMembers.userId} and type = 'email' and is_primary)`,
      joinedAt: teamMembers.joinedAt,
      permissionIds: sql<string[]>`coalesce((
        select json_agg(permission_id) from team_permissions held
        where held.team_id = ${teamMembers.teamId} and held.user_id = ${teamMembers.userId}), '[]')`,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(users.projectId, projectId),
        userId ? eq(teamMembers.userId, userId) : undefined,
        cursor ? startingAt(teamId, cursor) : undefined,
      ),
    )
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId))
  // One more than requested, which shows whether there is a next page.
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const members = rows.map(({ permissionIds, ...member }) => ({
    ...member,
    roleIds: permissionIds.filter((id) => !isSystemPermission(id)).sort(),
  }))
  if (limit === undefined) return { members, nextCursor: null }
  const next = members[limit]
  return {
    members: members.slice(0, limit),
    nextCursor: next ? toCursor(next.joinedAt, next.userId) : null,
  }
}

/** The id of no member is compared with null, which is never true, so the page is empty. */
function startingAt(teamId: string, cursor: string): SQL {
  const { at, id } = parseCursor(cursor)
  const start = at
    ? sql`(${at}, ${id}::uuid)`
    : sql`(select c.joined_at, c.user_id from team_members c where c.team_id = ${teamId} and c.user_id = ${id})`
  return gte(sql`(${teamMembers.joinedAt}, ${teamMembers.userId})`, start)
}

/** Rights of a caller over the members of a team. */
export interface MemberRights {
  seesEmails: boolean
  mayChangeRoles: (member: Member) => boolean
  mayRemove: (member: Member) => boolean
}

/** Permissions required to change roles: with both, a member can be removed and invited again. */
export const rolePermissions = [invitePermission, '$remove_members']

/** Returns the rights of a member, or of the app's server (`null`), which has all of them. */
export async function findMemberRights(
  db: Database,
  projectId: string,
  { teamId, userId }: { teamId: string; userId: string | null },
): Promise<MemberRights> {
  if (userId === null) {
    return { seesEmails: true, mayChangeRoles: () => true, mayRemove: () => true }
  }
  const held = await listHeldIds(db, projectId, { teamId, userId })
  const isManager = rolePermissions.every((id) => held.has(id))
  const roles = isManager
    ? await listInvitableRoles(db, projectId, { teamId, inviterId: userId })
    : []
  const given = new Set(roles.map(({ id }) => id))
  const hasChoice = roles.some(({ isDefault }) => !isDefault)
  return {
    seesEmails: rolePermissions.some((id) => held.has(id)),
    mayChangeRoles: ({ roleIds }) => hasChoice && roleIds.every((id) => given.has(id)),
    mayRemove: (member) => member.userId === userId || held.has('$remove_members'),
  }
}

/** Returns all permissions of a member, contained ones included. */
export async function listHeldIds(
  db: Database,
  projectId: string,
  id: MemberId,
): Promise<Set<string>> {
  const held = await listTeamPermissions(db, projectId, { ...id, recursive: true })
  return new Set(held.map(({ id }) => id))
}
