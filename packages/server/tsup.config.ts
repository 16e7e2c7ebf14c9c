import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { writeDataImage } from './src/db/embedded/data-image'

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/cli/main.ts', project: 'src/project.ts' },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  noExternal: [/^@app\/contract/],
  esbuildOptions: (options) => {
    options.conditions = ['@app/source']
  },
  async onSuccess() {
    // These are found beside the code that names them.
    await cp('src/db/migrations', 'dist/migrations', { recursive: true })
    await cp('src/db/embedded/pglite-worker.js', 'dist/pglite-worker.js')
    await cp('../../docs/recipes.md', 'dist/recipes.md')
    await cp('src/config/public-api.d.ts', 'dist/index.d.ts')
    await cp('src/import-export/project-definition.d.ts', 'dist/project.d.ts')
    await writeDataImage('dist/pglite-image.tar.gz', 'gzip')
  },
})
