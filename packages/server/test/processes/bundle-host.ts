import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const packageRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Inside of the package, so that packages left out of the bundle are found. */
const folder = join(packageRoot, 'node_modules/.cache/test-host')

/**
 * Bundles the program that runs servers, from source and with its packages: it starts again after
 * every kill, and loading a thousand files would take most of the run.
 *
 * @returns Path of the program.
 */
export async function bundleHost(): Promise<string> {
  const outfile = join(folder, 'host.mjs')
  await build({
    absWorkingDir: packageRoot,
    entryPoints: ['test/processes/host.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@app/source'],
    // Compiled to machine code, or never loaded with an external Postgres.
    external: ['@node-rs/*', 'pg-native', '@electric-sql/*'],
    // For packages in CommonJS.
    banner: {
      js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  // They are found beside the code that names them, in `src/db` as here.
  await cp(join(packageRoot, 'src/db/migrations'), join(folder, 'migrations'), { recursive: true })
  return outfile
}
