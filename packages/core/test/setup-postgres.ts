import type { TestProject } from 'vitest/node'
import { setup as startPostgres } from '../../server/test/setup/postgres'
import { hasPostgres } from '../../server/test/throwaway/postgres'

/**
 * Starts a Postgres for the services of the tests: a copy of a template takes a tenth of the time in which
 * the embedded one starts. Without a Postgres to start, the services use the embedded one.
 */
export async function setup(project: TestProject) {
  return hasPostgres() ? startPostgres(project) : undefined
}
