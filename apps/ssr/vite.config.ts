import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Built twice: for the browser, with a manifest, and for the server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: 'dist/server' }
    : { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/client.tsx' } },
}))
