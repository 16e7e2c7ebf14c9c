import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { apiKeySets, projects, users } from '../db/schema/index'
import type { Project } from './projects'
import { type User, userParts } from './users'

const keyColumns = {
  client: apiKeySets.publishableClientKeyHash,
  server: apiKeySets.secretServerKeyHash,
  admin: apiKeySets.superSecretAdminKeyHash,
}

function prepareFor(access: keyof typeof keyColumns) {
  const { placeholder } = sql
  return createPrepared(`find_${access}_caller`, (db) =>
    db
      .select({ project: projects, ...userParts })
      .from(apiKeySets)
      .innerJoin(projects, eq(projects.id, apiKeySets.projectId))
      .leftJoin(
        users,
        and(eq(users.projectId, apiKeySets.projectId), eq(users.id, placeholder('userId'))),
      )
      .where(
        and(
          eq(apiKeySets.projectId, placeholder('projectId')),
          eq(keyColumns[access], placeholder('keyHash')),
          isNull(apiKeySets.manuallyRevokedAt),
          gt(apiKeySets.expiresAt, placeholder('now')),
        ),
      ),
  )
}

const queries = {
  client: prepareFor('client'),
  server: prepareFor('server'),
  admin: prepareFor('admin'),
}

/** What somebody calls with. */
export interface Credentials {
  access: keyof typeof keyColumns
  key: string
  /** The user of a verified access token. */
  userId: string | null
  now: Date
}

/**
 * Finds the project that a key opens, and the user who calls, in one query: nearly every request
 * asks it. Nothing is kept, so a revoked key opens nothing from that moment on.
 *
 * @returns `null` when the key is unknown, expired or revoked; the user is `null` when deleted.
 */
export async function findCaller(
  db: Database,
  projectId: string,
  { access, key, userId, now }: Credentials,
): Promise<{ project: Project; user: User | null } | null> {
  const values = { projectId, keyHash: hashToken(key), userId, now }
  const [found] = await queries[access](db, values)
  if (!found) return null
  const { project, row, ...parts } = found
  return { project, user: row && { row, ...parts } }
}
