import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

const conditions = ['@app/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Vitest runs the global setup in Node, and the service it starts needs Node.
  environments: {
    __vitest__: {
      resolve: { conditions: ['@app/source', 'node', 'development|production'] },
    },
  },
  test: {
    name: 'react',
    environment: 'jsdom',
    ...limits,
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['./test/setup.ts'],
    globalSetup: ['./test/service.ts'],
  },
})
