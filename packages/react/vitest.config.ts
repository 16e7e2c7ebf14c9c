import { defineConfig } from 'vitest/config'

const conditions = ['@app/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Where Vitest runs the global setup; the service it starts is for Node.
  environments: {
    __vitest__: {
      resolve: { conditions: ['@app/source', 'node', 'development|production'] },
    },
  },
  test: {
    name: 'react',
    environment: 'jsdom',
    // Tests sign up for real, and passwords are made slow to guess.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['./test/setup.ts'],
    globalSetup: ['./test/service.ts'],
  },
})
