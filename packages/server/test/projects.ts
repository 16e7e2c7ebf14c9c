/**
 * Tests that replace modules of Node, watch calls between modules, or occupy the threads of their process:
 * each file runs in a process of its own. All others share processes, and the modules loaded there.
 */
export const isolatedTests = [
  'test/{busy,equal-responses,logs,operating,tracing}.test.ts',
  'test/advisories/outgoing.test.ts',
  'test/attacks/{l8-internal-addresses,m8-projects-take-turns}.test.ts',
  'test/published-client/**/*.test.ts',
]

/**
 * Tests of behavior that depends on the database: what embeds it, SQL of each kind, transactions at the
 * same time, and the sixteen flows. `pnpm test` runs these on the embedded database and all tests on
 * Postgres; `pnpm test:long` runs all tests on the embedded one as well.
 */
export const databaseDependentTests = [
  'test/embedded/**/*.test.ts',
  'test/cli/commands.test.ts',
  'test/flows/**/*.test.ts',
  'test/{jobs,projects,queries,recovery-codes,refresh-rotation,security-events,sessions,single-use,teams,users,users-me}.test.ts',
  'test/attacks/{item11-changes-at-once,m11-emails-in-any-case}.test.ts',
  'test/rate-limits/spans.test.ts',
]
