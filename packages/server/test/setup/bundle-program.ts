import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { build } from 'esbuild'
import { findDataImage } from '../../src/db/data-image'

const packageRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Inside of the package, so that packages left out of the bundle are found. */
const parent = join(packageRoot, 'node_modules/.cache/test-programs')

/** A bundled program. */
interface BundledProgram {
  path: string
  /** Deletes it. */
  remove(): Promise<void>
}

/**
 * Bundles a program of the service, from source and with its packages: tests start it many times,
 * and loading a thousand files would take most of their time.
 *
 * @param entry Path of its source in the package, such as `src/cli/main.ts`.
 */
export async function bundleProgram(entry: string): Promise<BundledProgram> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'program-'))
  const path = join(folder, 'program.mjs')
  await build({
    absWorkingDir: packageRoot,
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['@app/source'],
    // Compiled to machine code, or loaded by the worker thread of the embedded database.
    external: ['@node-rs/*', 'pg-native', '@electric-sql/*'],
    // For packages in CommonJS.
    banner: {
      js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  // These are found beside the code that names them.
  const source = join(packageRoot, 'src/db')
  await cp(join(source, 'migrations'), join(folder, 'migrations'), { recursive: true })
  await cp(join(source, 'embedded/pglite-worker.js'), join(folder, 'pglite-worker.js'))
  const image = createReadStream(await findDataImage())
  const zipped = createWriteStream(join(folder, 'pglite-image.tar.gz'))
  await pipeline(image, createGzip({ level: 1 }), zipped)
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}
