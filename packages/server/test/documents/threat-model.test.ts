import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Folders that evidence may name, as paths from the root of the repository. */
const folders = ['packages/server/test', 'packages/core', 'packages/react', 'apps/e2e/tests']

const files = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)

/** Evidence in the tables: paths of tests, or of their folders (`…/`). */
function listEvidence(document: string): string[] {
  const rows = document.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.flatMap((row) => row.match(/`[^`]+`/g) ?? []).map((cell) => cell.slice(1, -1))
  const isPath = (cell: string) => /\.(test|spec)\.tsx?$/.test(cell) || /^[\w-]+\/$/.test(cell)
  return cells.filter(isPath)
}

function exists(evidence: string): boolean {
  const path = /^(packages|apps)\//.test(evidence) ? evidence : `packages/server/test/${evidence}`
  if (path.endsWith('/')) return files.some((file) => file.startsWith(path))
  return files.includes(path)
}

it('names only tests that exist', () => {
  const evidence = listEvidence(readFileSync(`${root}docs/threat-model.md`, 'utf8'))
  expect(evidence.length).toBeGreaterThan(60)
  expect([...new Set(evidence.filter((one) => !exists(one)))]).toEqual([])
})
