import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './lib/run'

/**
 * A page loads its own code and no other page's: follows the static imports of the built package
 * and reads in the source maps which pages each file holds.
 */
const entry = 'packages/react/dist/index.js'
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [entry],
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: 'unwritten',
  write: false,
  metafile: true,
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
})

/** Files loaded together with this one, itself included. */
function listLoadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
    if (kind !== 'dynamic-import' && !external) listLoadedWith(path, seen)
  }
  return seen
}

async function listPagesIn(file: string): Promise<string[]> {
  if (!file.startsWith('packages/react/dist/')) return []
  const { sources }: { sources: string[] } = JSON.parse(
    await readFile(join(root, `${file}.map`), 'utf8'),
  )
  return sources.flatMap((source) => /\/src\/pages\/([\w-]+)/.exec(source)?.[1] ?? [])
}

async function listPagesLoadedWith(file: string): Promise<string[]> {
  const pages = await Promise.all([...listLoadedWith(file)].map(listPagesIn))
  return [...new Set(pages.flat())].sort()
}

const problems: string[] = []
const first = await listPagesLoadedWith(entry)
if (first.length > 0) problems.push(`The first load holds the pages ${first.join(', ')}.`)

let isSignInFound = false
for (const file of Object.keys(metafile.inputs)) {
  const own = await listPagesIn(file)
  if (!own.includes('sign-in')) continue
  isSignInFound = true
  const pages = await listPagesLoadedWith(file)
  if (pages.length > 1) problems.push(`The sign-in page loads the pages ${pages.join(', ')}.`)
}
if (!isSignInFound) problems.push(`There is no sign-in page behind ${entry}.`)

if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
