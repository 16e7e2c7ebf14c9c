import { configDefaults, defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { isolatedTests } from './test/isolated-tests.ts'

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
    exclude: [...configDefaults.exclude, ...isolatedTests],
    // The environment takes as long to start as many tests, and React to load.
    isolate: false,
    ...limits,
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['./test/setup.ts', '../../vitest.finish-imports.ts'],
    globalSetup: ['./test/service.ts'],
  },
})
