import { defineConfig } from 'vitest/config'

// Vite's own defaults for Node, after the condition that leads to our sources; without `module`, where
// some packages keep what only bundlers can load.
const conditions = ['@app/source', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'core',
    environment: 'node',
    // Many tests run the real service, which takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Types, tested by the compiler: each file stands apart from the sources' own tests.
    typecheck: {
      enabled: true,
      include: ['test/types/*.test-d.ts'],
      tsconfig: 'test/types/tsconfig.json',
    },
  },
})
