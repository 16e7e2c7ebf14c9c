import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [react()],
  server: { strictPort: true },
  preview: { strictPort: true },
  // Only in this repository: `pnpm dev` runs the packages from source.
  resolve:
    command === 'serve' ? { conditions: ['@app/source', ...defaultClientConditions] } : undefined,
}))
