import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { isolatedTests } from './test/isolated-tests.ts'

// Vite's own defaults for Node, after the condition that leads to our sources; without `module`, where
// some packages keep what only bundlers can load.
const conditions = ['@app/source', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'core',
    environment: 'node',
    exclude: [...configDefaults.exclude, ...isolatedTests],
    // Modules, among them the service, are loaded once for all files of a process.
    isolate: false,
    setupFiles: ['../../vitest.finish-imports.ts'],
    globalSetup: ['./test/setup-postgres.ts'],
    ...limits,
    // Types, tested by the compiler: each file stands apart from the sources' own tests.
    typecheck: {
      enabled: true,
      include: ['test/types/*.test-d.ts'],
      tsconfig: 'test/types/tsconfig.json',
      // The version that users have; `tsc` is TypeScript 7 here.
      checker: fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url)),
      spawnTimeout: limits.testTimeout,
    },
  },
})
