import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { databaseDependentTests } from './test/projects.ts'

/** The tests that `server` leaves out, on the embedded database. Part of `pnpm test:long`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-embedded',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      ...[
        'test/real-postgres/**',
        'test/plans/**',
        'test/long/**',
        'test/failover/**',
        'test/documents/**',
      ],
      ...databaseDependentTests,
    ],
    globalSetup: ['./test/setup/image.ts', './test/setup/program.ts'],
    ...limits,
  },
})
