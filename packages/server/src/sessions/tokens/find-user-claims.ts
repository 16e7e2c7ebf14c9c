import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { createPrepared } from '../../db/prepared'
import { users } from '../../db/schema/index'

/**
 * Claims about a user in access tokens of projects that enable them. An unverified address is not
 * included, because anyone can enter any address.
 *
 * @see OpenID Connect Core section 5.1 for `email` and `email_verified`
 */
export interface UserClaims {
  /** Primary address, if it is verified. */
  email?: string
  email_verified: boolean
  /** Project permissions, contained ones included, sorted. */
  permissions: string[]
  selected_team_id: string | null
  /** Permissions in the selected team, contained ones included, sorted. */
  team_permissions: string[]
}

interface HeldPermissions {
  project: string[]
  team: string[]
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`

/** `union` removes duplicates, which ends cycles of contained permissions. */
const heldPermissions = sql<HeldPermissions>`(
  with recursive held as (
    (select 'project' as scope, permission_id as id from project_permissions where user_id = ${userId}
    union
    select 'team', permission_id from team_permissions join selected_teams using (user_id, team_id)
      where user_id = ${userId})
    union
    select held.scope, unnest(contained_ids) from held
      join permission_definitions on permission_definitions.id = held.id
        and permission_definitions.scope = held.scope
      where project_id = ${placeholder('projectId')})
  select json_build_object(
    'project', array(select id from held where scope = 'project' order by id collate "C"),
    'team', array(select id from held where scope = 'team' order by id collate "C")))`

const find = createPrepared('find_user_claims', (db) =>
  db
    .select({
      email: sql<string | null>`(select value from contact_channels
        where user_id = ${userId} and type = 'email' and is_primary and is_verified)`,
      selectedTeamId: sql<
        string | null
      >`(select team_id from selected_teams where user_id = ${userId})`,
      held: heldPermissions,
    })
    .from(users)
    .where(sql`${users.id} = ${userId}`),
)

/** Returns the claims about a user, in one statement. A user who has been deleted has none. */
export async function findUserClaims(
  db: Database,
  user: { projectId: string; userId: string },
): Promise<UserClaims> {
  const [found] = await find(db, user)
  return {
    ...(found?.email && { email: found.email }),
    email_verified: Boolean(found?.email),
    permissions: found?.held.project ?? [],
    selected_team_id: found?.selectedTeamId ?? null,
    team_permissions: found?.held.team ?? [],
  }
}
