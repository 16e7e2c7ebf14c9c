import type { Language } from '@app/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, projects, users } from '../db/schema/index'
import { findLanguage } from '../lib/languages'
import type { Project } from './projects'

/** Lists the projects that a user of `internal` owns, newest first. */
export async function listOwnedProjects(db: Database, ownerId: string): Promise<Project[]> {
  const managed = sql`(select json_array_elements_text(case
    when json_typeof(server_metadata->'managedProjectIds') = 'array'
    then server_metadata->'managedProjectIds' else '[]' end)
    from users where id = ${ownerId})`
  return db
    .select()
    .from(projects)
    .where(sql`${projects.id} in ${managed}`)
    .orderBy(sql`${projects.createdAt} desc`, sql`${projects.id} desc`)
}

/** Lists the primary addresses of the owners of a project, with their languages. */
export async function listOwners(
  db: Database,
  projectId: string,
): Promise<{ email: string; language: Language | undefined }[]> {
  const managed = sql`json_array_elements_text(case
    when json_typeof(${users.serverMetadata}->'managedProjectIds') = 'array'
    then ${users.serverMetadata}->'managedProjectIds' else '[]' end)`
  const rows = await db
    .select({ email: contactChannels.value, language: users.language })
    .from(users)
    .innerJoin(contactChannels, eq(contactChannels.userId, users.id))
    .where(
      and(
        eq(users.projectId, 'internal'),
        contactChannels.isPrimary,
        sql`${projectId} in (select ${managed})`,
      ),
    )
  return rows.map(({ email, language }) => ({
    email,
    language: findLanguage(language) ?? undefined,
  }))
}

/** Adds an owner in one statement, so that concurrent changes are all kept. */
export async function addOwner(tx: Database, ownerId: string, projectId: string): Promise<void> {
  await tx.execute(sql`
    update users set server_metadata = jsonb_set(
      case when json_typeof(server_metadata) = 'object' then server_metadata::jsonb else '{}' end,
      '{managedProjectIds}',
      case when json_typeof(server_metadata->'managedProjectIds') = 'array'
        then (server_metadata->'managedProjectIds')::jsonb else '[]' end || to_jsonb(${projectId}::text))
    where id = ${ownerId}`)
}
