import { defineConfig } from 'vitest/config'

/** Whether one of the processes is killed every few seconds, as `test/processes/kills-main.ts` wants it. */
const withKills = process.env.APP_TEST_KILLS !== undefined

/**
 * The integration tests again, each server three times: in processes of their own, on one Postgres.
 * Each request goes to any of the three. Part of `pnpm test:long`.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-processes',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      ...['test/embedded/**', 'test/plans/**', 'test/long/**', 'test/documents/**'],
      // State of a single process: its log, metrics, statements and traces, its hashing capacity,
      // its connections to a replica and to Redis.
      'test/{busy,equal-responses,logs,operating,queries,test-projects,tracing}.test.ts',
      'test/real-postgres/{full-pool,pooler,h2-interrupted-jobs,read-replica,redis,stored-templates,test-projects}.test.ts',
      // Counters go by the clock of their process, and are watched in it.
      'test/rate-limits/{spans,every-endpoint}.test.ts',
      // Replaces name resolution in this process only.
      'test/advisories/outgoing.test.ts',
      // Requests that HTTP refuses by itself, before the service sees them.
      'test/fuzz.test.ts',
      // It has three processes of its own.
      'test/real-postgres/killed-processes.test.ts',
    ],
    globalSetup: [withKills ? './test/processes/setup-kills.ts' : './test/processes/setup.ts'],
    setupFiles: ['./test/processes/each-file.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
