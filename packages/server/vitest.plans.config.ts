import { defineConfig } from 'vitest/config'

/**
 * The tests of the endpoints again, on a full Postgres that reports its query plans.
 * Files that start many servers are left out: each has a full database of its own.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-plans',
    environment: 'node',
    include: [
      'test/plans/*.test.ts',
      'test/declared-errors/declared-errors.test.ts',
      'test/{email-verification,oauth-providers,passkeys,password,projects,sessions}.test.ts',
      'test/{single-use,teams,users,users-me}.test.ts',
    ],
    globalSetup: ['./test/plans/setup-crowd.ts'],
    setupFiles: ['./test/plans/check-plans.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
