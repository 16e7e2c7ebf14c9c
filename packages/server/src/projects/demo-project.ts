import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { apiKeySets } from '../db/schema/index'
import { demoProject } from './seed'

/**
 * Whether nothing may open this project: the demo project in production. Its keys are published,
 * and a stranger who used them before, while the database was one of development, can have made others.
 */
export function isClosedProject({ production }: Pick<Config, 'production'>, projectId: string) {
  return production && projectId === demoProject.id
}

/** Number of key sets that would open the demo project outside production. */
export async function countDemoKeys(db: Database): Promise<number> {
  return db.$count(
    apiKeySets,
    and(
      eq(apiKeySets.projectId, demoProject.id),
      isNull(apiKeySets.manuallyRevokedAt),
      gt(apiKeySets.expiresAt, sql`now()`),
    ),
  )
}
