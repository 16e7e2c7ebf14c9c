import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { readPageDefinitions } from '../packages/react/eject/definitions'
import { root } from './lib/run'

/**
 * Checks that a page loads its own code and no other page's, that no part is too large, and neither are
 * all parts together. Builds the demo, and finds the pages of each chunk by the package's source maps.
 */
const built = await build({
  root: join(root, 'apps/demo'),
  logLevel: 'error',
  // Rolldown may join small pages to save requests; this checks the input for all bundlers.
  build: { write: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
})
const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
const chunks = new Map(
  outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
)

/** Lists the pages of `@app/react` whose code is in a chunk. */
async function listPagesIn(chunk: Rolldown.OutputChunk): Promise<string[]> {
  const files = Object.entries(chunk.modules).filter(([file, { renderedLength }]) => {
    return file.includes('/packages/react/dist/') && renderedLength > 0
  })
  return (await Promise.all(files.map(([file]) => listPagesOfFile(file)))).flat()
}

async function listPagesOfFile(file: string): Promise<string[]> {
  const { sources }: { sources: string[] } = JSON.parse(await readFile(`${file}.map`, 'utf8'))
  return sources.flatMap((source) => /\/src\/([\w/-]+)\.tsx$/.exec(source)?.[1] ?? [])
}

/** Lists the chunks loaded together with this one, itself included. */
function listLoadedWith(name: string, seen = new Set<string>()): Set<string> {
  seen.add(name)
  for (const next of chunks.get(name)?.imports ?? []) {
    if (!seen.has(next)) listLoadedWith(next, seen)
  }
  return seen
}

const definitions = readPageDefinitions(join(root, 'packages/react/src'))
const withoutPage = ['sign-in/standalone/standalone-buttons', 'sign-in/standalone/standalone-forms']
const pages = [...definitions.map(({ file }) => file), ...withoutPage]

async function listPagesLoadedWith(name: string): Promise<string[]> {
  const loaded = [...listLoadedWith(name)].flatMap((name) => chunks.get(name) ?? [])
  const found = (await Promise.all(loaded.map(listPagesIn))).flat()
  return [...new Set(found)].filter((page) => pages.includes(page)).sort()
}

const problems: string[] = []
const found = new Set<string>()
for (const chunk of chunks.values()) {
  const together = await listPagesLoadedWith(chunk.fileName)
  for (const page of together) found.add(page)
  if (chunk.isEntry && together.length > 0) {
    problems.push(`The first load contains the pages ${together.join(', ')}.`)
  }
  if (together.length > 1) {
    problems.push(`${chunk.fileName} loads these pages together: ${together.join(', ')}.`)
  }
}
/** Maximum size of code loaded on demand, minified and gzipped, in bytes. */
const limits = { part: 25_000, together: 80_000 }

function sizeOf(names: Iterable<string>): number {
  const loaded = [...names].flatMap((name) => chunks.get(name) ?? [])
  return loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** Whether a chunk counts: users load one language, and core has separate limits. */
function isCounted({ modules }: Rolldown.OutputChunk): boolean {
  const files = Object.keys(modules)
  if (files.some((file) => /\/dist\/messages\/(?!en-US\/)/.test(file))) return false
  return files.some((file) => !file.includes('/packages/core/'))
}

const entries = [...chunks.values()].filter((chunk) => chunk.isEntry)
const first = new Set(entries.flatMap(({ fileName }) => [...listLoadedWith(fileName)]))
const later = new Set<string>()
for (const chunk of chunks.values()) {
  if (!chunk.isDynamicEntry || !chunk.facadeModuleId?.includes('/packages/react/dist/')) continue
  if (!isCounted(chunk)) continue
  const part = [...listLoadedWith(chunk.fileName)].filter((name) => !first.has(name))
  for (const name of part) later.add(name)
  const size = sizeOf(part)
  if (size > limits.part)
    problems.push(`${chunk.fileName} loads ${size} bytes: ${part.join(', ')}.`)
}
const counted = [...later].filter((name) => isCounted(chunks.get(name) as Rolldown.OutputChunk))
const together = sizeOf(counted)
if (together > limits.together) problems.push(`All parts together are ${together} bytes.`)
console.log(`All parts loaded on demand, in one language: ${together} bytes.`)

if (!found.has('sign-in/sign-in')) problems.push('The sign-in page was not found in the bundle.')

if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
