import { and, asc, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { selectPosition } from '../db/list-positions'
import { teamMembers, teams } from '../db/schema/index'
import { asTable } from '../lib/as-table'
import { toPattern } from '../lib/to-pattern'
import { isWholeId } from '../users/search'
import type { Team } from './teams'

/** Filters and page of a list of teams. */
export interface TeamQuery {
  /** Only teams of this user. */
  userId?: string
  /** Part of the display name, ignoring case, or a complete id. */
  text?: string
  /** Id of the first team to return. */
  cursor?: string
  /** Newest first. */
  desc?: boolean
  /** Absent: all. */
  limit?: number
}

/** Number of teams that a search checks in order, for each team of the page, before it uses its index. */
const checkedPerTeam = 10

/** Returns a page of teams, oldest first by default, and the id of the first team of the next page. */
export async function listTeams(
  db: Database,
  projectId: string,
  query: TeamQuery,
): Promise<{ teams: Team[]; nextCursor: string | null }> {
  const found = await findPage(db, projectId, query)
  const { limit } = query
  if (limit === undefined) return { teams: found, nextCursor: null }
  return { teams: found.slice(0, limit), nextCursor: found[limit]?.id ?? null }
}

/**
 * Reads one more team, to know whether there is a next page.
 *
 * @see docs/decisions/110-search-by-trigrams.md
 */
async function findPage(
  db: Database,
  projectId: string,
  { userId, text, cursor, limit, desc: isDescending = false }: TeamQuery,
): Promise<Team[]> {
  const length = limit === undefined ? undefined : limit + 1
  const direction = isDescending ? desc : asc
  const order = [direction(teams.createdAt), direction(teams.id)]
  const scope = and(
    eq(teams.projectId, projectId),
    userId === undefined ? undefined : isOfUser(userId),
    cursor === undefined ? undefined : startingAt(projectId, cursor, isDescending),
  )
  const read = (condition: SQL | undefined, from = teams) => {
    const page = db
      .select()
      .from(from)
      .where(condition)
      .orderBy(...order)
    return length === undefined ? page : page.limit(length)
  }
  if (text === undefined) return read(scope)
  // A user has few teams, all of which can be checked.
  if (userId !== undefined) return read(and(scope, toMatchCondition(text)))
  if (length !== undefined) {
    // The index would collect all matches of a text that many teams have.
    const next = db
      .select()
      .from(teams)
      .where(scope)
      .orderBy(...order)
      .limit(checkedPerTeam * length)
    const nearby = await read(toMatchCondition(text), asTable(teams, next))
    if (nearby.length === length) return nearby
  }
  return read(and(scope, toIndexCondition(projectId, text)))
}

function isOfUser(userId: string): SQL {
  return sql`${teams.id} in (select ${teamMembers.teamId} from ${teamMembers} where ${teamMembers.userId} = ${userId})`
}

function startingAt(projectId: string, cursor: string, isDescending: boolean): SQL {
  const compare = isDescending ? lte : gte
  return compare(sql`(${teams.createdAt}, ${teams.id})`, selectPosition(projectId, 'teams', cursor))
}

/** Condition that a team matches, for checking teams one by one. */
function toMatchCondition(text: string): SQL | undefined {
  return or(
    ilike(teams.displayName, toPattern(text)),
    isWholeId(text) ? eq(teams.id, text) : undefined,
  )
}

/** Condition that a team is among all matches, by the index. */
function toIndexCondition(projectId: string, text: string): SQL {
  const id = isWholeId(text) ? text : null
  return sql`${teams.id} in (
    select id from teams where project_id = ${projectId} and id = ${id}
    union all (select id from teams
      where project_id = ${projectId}
        and search_keys(project_id, display_name) @@ search_query(${projectId}, ${text})
        and display_name ilike ${toPattern(text)}))`
}
