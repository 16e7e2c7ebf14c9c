import { inArray } from 'drizzle-orm'
import { teams } from '../../db/schema/index'
import { requireAllMapped } from '../../lib/total'
import type { Numbered, Refusal } from './batches'
import type { ImportedTeam } from './record'
import type { Importer } from './target'

/** Imports teams, before the users who are members. */
export const teamImporter: Importer<ImportedTeam> = {
  async plan({ db, projectId, taken }, items) {
    const ids = items.map(({ item }) => item.id)
    const rows = await db
      .select({ id: teams.id, projectId: teams.projectId })
      .from(teams)
      .where(inArray(teams.id, ids))
    const owners = new Map(rows.map((row) => [row.id, row.projectId]))
    const fresh: Numbered<ImportedTeam>[] = []
    const refusals: Refusal[] = []
    for (const numbered of items) {
      const { line, item } = numbered
      const owner = owners.get(item.id.toLowerCase())
      const name = toTeamName(item.id)
      if (owner !== undefined && owner !== projectId) {
        refusals.push({ line, reason: 'id: belongs to a team of another project' })
      } else if (owner === undefined && !taken.has(name)) {
        taken.add(name)
        fresh.push(numbered)
      }
    }
    return { fresh, present: items.length - fresh.length - refusals.length, refusals }
  },

  async write(tx, { projectId }, items) {
    await tx.insert(teams).values(
      items.map(({ type: _type, id, display_name, profile_image_url, ...others }) => {
        const { client_metadata, client_read_only_metadata, server_metadata, ...facts } = others
        const { created_at_millis, ...rest } = facts
        requireAllMapped(rest)
        return {
          id,
          projectId,
          displayName: display_name,
          profileImageUrl: profile_image_url,
          clientMetadata: client_metadata,
          clientReadOnlyMetadata: client_read_only_metadata,
          serverMetadata: server_metadata,
          createdAt: toDate(created_at_millis),
        }
      }),
    )
  },
}

/** Returns the key of a team in `taken`. */
export function toTeamName(id: string): string {
  return `team ${id.toLowerCase()}`
}

/** Converts a timestamp of the wire; absent: the default of the database. */
export function toDate(millis: number | undefined): Date | undefined {
  return millis === undefined ? undefined : new Date(millis)
}
