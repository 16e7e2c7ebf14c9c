import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

const conditions = ['@app/source', 'node', 'development|production']

/** The tests of the backend, which are an example of the test kit, and of the theme studio. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'demo',
    environment: 'node',
    include: ['{server,src}/**/*.test.{ts,tsx}'],
    ...limits,
  },
})
