import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// The browser calls the backend on the demo's own origin, as on a production domain.
const proxy = { '/backend/': `http://localhost:${process.env.DEMO_BACKEND_PORT ?? 8103}` }

export default defineConfig(({ command }) => ({
  plugins: [react()],
  server: { strictPort: true, proxy },
  preview: { strictPort: true, proxy },
  // Only in this repository: `pnpm dev` runs the packages from source.
  resolve:
    command === 'serve' ? { conditions: ['@app/source', ...defaultClientConditions] } : undefined,
}))
