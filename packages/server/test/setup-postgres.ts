import type { TestProject } from 'vitest/node'
import { startThrowawayPostgres } from './throwaway-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests make their databases; absent: in memory. */
    postgresUrl?: string
    /** What these databases are copies of; absent: empty. */
    postgresTemplate?: string
  }
}

/** Starts a throwaway Postgres, unless TEST_POSTGRES_URL names one, and tells the tests of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) {
    project.provide('postgresUrl', process.env.TEST_POSTGRES_URL)
    return async () => {}
  }
  const postgres = await startThrowawayPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
