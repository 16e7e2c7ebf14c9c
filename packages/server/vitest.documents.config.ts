import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

/** Documents that are generated from sources, or name some. Apart from the tests that take minutes. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-documents',
    environment: 'node',
    include: ['test/documents/**/*.test.ts'],
    ...limits,
  },
})
