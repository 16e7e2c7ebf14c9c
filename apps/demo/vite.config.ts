import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// The browser calls the backend on the demo's own origin, as on a production domain.
const proxy = { '/backend/': `http://localhost:${process.env.DEMO_BACKEND_PORT ?? 8103}` }

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { bytes } = readJson('../../docs/sizes.json')['Handler with the sign-in page'].sizes['Vite 8']
const { version } = readJson('../../packages/react/package.json')

export default defineConfig(({ command }) => ({
  plugins: [react()],
  define: {
    'import.meta.env.SIGN_IN_PAGE_BYTES': bytes,
    'import.meta.env.SDK_VERSION': JSON.stringify(version),
  },
  server: { strictPort: true, proxy },
  preview: { strictPort: true, proxy },
  // Only in this repository: `pnpm dev` runs the packages from source.
  resolve:
    command === 'serve' ? { conditions: ['@app/source', ...defaultClientConditions] } : undefined,
}))
