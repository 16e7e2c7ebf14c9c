import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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

/** Evidence in the tables: paths of tests, of their folders (`…/`), or the number of a finding. */
function listEvidence(document: string): string[] {
  const rows = document.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.flatMap((row) => row.match(/`[^`]+`/g) ?? []).map((cell) => cell.slice(1, -1))
  const isPath = (cell: string) =>
    /\.(test|spec)\.tsx?$/.test(cell) ||
    /(^|\/)attacks\/[\w-]+$/.test(cell) ||
    /^[\w-]+\/$/.test(cell)
  return cells.filter(isPath)
}

function exists(evidence: string): boolean {
  const path = /^(packages|apps)\//.test(evidence) ? evidence : `packages/server/test/${evidence}`
  if (path.endsWith('/')) return files.some((file) => file.startsWith(path))
  // The tests of the service are in a folder for each feature.
  const [folder, number] = path.split('/attacks/')
  const isOfFinding = (file: string) =>
    file.startsWith(`${folder}/attacks/`) &&
    [`${number}-`, `${number}.`].some((start) => basename(file).startsWith(start))
  return files.some((file) => file === path || (number !== undefined && isOfFinding(file)))
}

it('names only tests that exist', () => {
  const evidence = listEvidence(readFileSync(`${root}docs/threat-model.md`, 'utf8'))
  expect(evidence.length).toBeGreaterThan(60)
  expect([...new Set(evidence.filter((one) => !exists(one)))]).toEqual([])
})
