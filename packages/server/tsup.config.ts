import { cp, readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { emailTemplateTypes, providerIds } from '../contract/src/schema/lists'
import { writeDataImage } from './src/db/data-image'

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/cli/main.ts', project: 'src/project.ts' },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // Each of the last two is hundreds of files: docs/decisions/244.
  noExternal: [/^@app\/contract/, /^drizzle-orm/, /^zod/],
  esbuildOptions: (options) => {
    options.conditions = ['@app/source']
  },
  async onSuccess() {
    // These are found beside the code that names them.
    await cp('src/db/migrations', 'dist/migrations', { recursive: true })
    await cp('src/db/embedded/pglite-worker.js', 'dist/pglite-worker.js')
    await cp('../../docs/recipes.md', 'dist/recipes.md')
    await cp('src/config/public-api.d.ts', 'dist/index.d.ts')
    await writeFile('dist/project.d.ts', await readProjectTypes())
    await writeDataImage('dist/pglite-image.tar.gz', 'gzip')
  },
})

/** Reads the types of project files, with the types that they import from the contract as declarations. */
async function readProjectTypes(): Promise<string> {
  const types = await readFile('src/import-export/project-definition.d.ts', 'utf8')
  const declarations = `/** Type of an email with a template. */
type EmailTemplateType = ${toUnion(emailTemplateTypes)}

/** Id of an identity provider. */
type ProviderId = ${toUnion(providerIds)}
`
  return types.replace(/^import .* from '@app\/contract\/lists'\n/m, declarations)
}

function toUnion(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ')
}
