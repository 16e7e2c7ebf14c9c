import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { apiKeySets } from '../db/schema/index'
import { demoProject } from './seed'

/**
 * Returns whether a project is inaccessible: the demo project in production. Its keys are
 * published, and if the database was used in development, others may have created further keys.
 */
export function isClosedProject({ production }: Pick<Config, 'production'>, projectId: string) {
  return production && projectId === demoProject.id
}

/** Counts the valid key sets of the demo project. */
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
