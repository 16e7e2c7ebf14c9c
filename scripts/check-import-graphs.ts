import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/**
 * Draws which folders of each package import which, from the imports of its source files, and compares
 * the drawings with `docs/module-graph.md`. With `--write` it replaces that file. `scripts/imports.mjs` has the
 * rules for imports. Also refuses folders that import each other, which dependency-cruiser does not find if one
 * contains the other.
 */
const packages = ['contract', 'core', 'react', 'server']
const document = join(root, 'docs/module-graph.md')

/** Imported folders by importing folder. `.` stands for the files beside the folders. */
type Graph = Map<string, Set<string>>

const introduction = `# Imports

The folders of each package. An arrow means *imports*, types included; an arrow is left out if a longer path leads to the
same folder. There is no ring, and every arrow points down. [\`scripts/imports.mjs\`](../scripts/imports.mjs) has the
rules that \`pnpm lint\` checks.

\`node --import tsx scripts/check-import-graphs.ts --write\` writes this page; do not edit it by hand.
`

const sections = packages.map((name) => {
  const src = join(root, 'packages', name, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isSource)
  reportPairs(name, readGraph(src, files, dirname))
  return `## ${name}\n\n\`\`\`mermaid\n${draw(reduce(readGraph(src, files, topFolderOf)))}\n\`\`\`\n`
})
const text = [introduction, ...sections].join('\n')
if (process.argv.includes('--write')) {
  writeFileSync(document, text)
} else if (readFileSync(document, 'utf8') !== text) {
  console.error(
    'docs/module-graph.md is stale: node --import tsx scripts/check-import-graphs.ts --write',
  )
  process.exitCode = 1
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
}

function readGraph(src: string, files: string[], folderOf: (file: string) => string): Graph {
  const graph: Graph = new Map()
  for (const file of files) {
    const from = folderOf(file)
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets)
    const { importedFiles } = ts.preProcessFile(readFileSync(join(src, file), 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue
      const to = folderOf(relative(src, resolve(src, dirname(file), fileName)))
      // Files outside of the sources, such as package.json, are not drawn.
      if (to !== from && to !== '..') targets.add(to)
    }
  }
  return graph
}

function topFolderOf(file: string): string {
  const [first = '.', ...rest] = file.split('/')
  return rest.length === 0 ? '.' : first
}

/** Removes edges that another path implies. */
function reduce(graph: Graph): Graph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  return new Map(
    [...graph].map(([from, targets]) => {
      const direct = [...targets].filter(
        (to) => ![...targets].some((other) => other !== to && reaches(other, to)),
      )
      return [from, new Set(direct)]
    }),
  )
}

function reportPairs(name: string, graph: Graph): void {
  for (const [from, targets] of graph) {
    for (const to of targets) {
      if (from > to || !graph.get(to)?.has(from)) continue
      console.error(`packages/${name}/src: ${from} and ${to} import each other.`)
      process.exitCode = 1
    }
  }
}

function draw(graph: Graph): string {
  const label = (folder: string) => (folder === '.' ? 'entry["entry points"]' : folder)
  const lines = [...graph].flatMap(([from, targets]) => {
    if (targets.size > 0)
      return [`  ${label(from)} --> ${[...targets].sort().map(label).join(' & ')}`]
    return [...graph.values()].some((others) => others.has(from)) ? [] : [`  ${label(from)}`]
  })
  return ['flowchart TD', ...lines.sort()].join('\n')
}
