import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import { toEmailKey, toLowerCase } from '../sessions/sign-in-addresses'

/** Lists the ids of the users who have an address, verified or not, ignoring case. */
export async function listIdsByAddress(
  db: Database,
  projectId: string,
  email: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: contactChannels.userId })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(toEmailKey(contactChannels.value), toLowerCase(email)),
      ),
    )
  return rows.map(({ id }) => id)
}
