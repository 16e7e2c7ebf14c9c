import type { ResponseOf } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teamMembers } from '../db/schema/index'
import { listTeams, type TeamQuery } from './list-teams'

type WireSummary = ResponseOf<'GET /internal/teams'>['items'][number]

/** Number of members that are counted in each team, so that a page reads few rows whatever the size of its teams. */
const maxMemberCount = 1000

/** Returns a page of teams with their sizes, and the id of the first team of the next page. */
export async function listTeamSummaries(
  db: Database,
  projectId: string,
  query: TeamQuery & { limit: number },
): Promise<{ items: WireSummary[]; nextCursor: string | null }> {
  const { teams, nextCursor } = await listTeams(db, projectId, query)
  const counts = await countMembers(
    db,
    teams.map(({ id }) => id),
  )
  const items = teams.map(({ id, displayName, profileImageUrl, createdAt }) => {
    const count = counts.get(id) ?? 0
    return {
      id,
      display_name: displayName,
      profile_image_url: profileImageUrl,
      created_at_millis: createdAt.getTime(),
      member_count: Math.min(count, maxMemberCount),
      has_more_members: count > maxMemberCount,
    }
  })
  return { items, nextCursor }
}

/** Counts the members of teams, each up to one more than {@link maxMemberCount}. */
async function countMembers(db: Database, teamIds: string[]): Promise<ReadonlyMap<string, number>> {
  if (teamIds.length === 0) return new Map()
  // The order of the index of teams, as a range: with one value for the team, Postgres would read the index of users if
  // one team has most members of the table.
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select id, n from unnest(${sql.param(teamIds)}::uuid[]) as id, lateral (
      select count(*)::int as n from (
        select from ${teamMembers} where team_id between id and id
        order by team_id, user_id limit ${maxMemberCount + 1}) members
    ) counted`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
