import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// The browser reaches the backend through the demo's own origin, as it would behind one domain.
const proxy = { '/backend/': `http://localhost:${process.env.DEMO_BACKEND_PORT ?? 8103}` }

export default defineConfig(({ command }) => ({
  plugins: [react()],
  server: { strictPort: true, proxy },
  preview: { strictPort: true, proxy },
  // Only in this repository: `pnpm dev` runs the packages from their sources.
  resolve:
    command === 'serve' ? { conditions: ['@app/source', ...defaultClientConditions] } : undefined,
}))
