import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

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
      'test/sessions/sessions.test.ts',
      'test/{teams,users}/*.test.ts',
      'test/projects/projects.test.ts',
      'test/sign-in/{email-verification,passkeys,password,single-use}.test.ts',
      'test/sign-in/oauth/oauth-providers.test.ts',
    ],
    globalSetup: ['./test/plans/setup-crowd.ts'],
    setupFiles: ['./test/plans/check-plans.ts'],
    ...limits,
  },
})
