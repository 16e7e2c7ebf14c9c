import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { databaseDependentTests } from './test/projects.ts'

/** Unit tests, and the tests that depend on the database, on the embedded one. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', ...databaseDependentTests],
    globalSetup: ['./test/setup/image.ts', './test/setup/program.ts'],
    // Modules are loaded once for all files of a process.
    isolate: false,
    setupFiles: ['../../vitest.finish-imports.ts'],
    ...limits,
  },
})
