import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n')

/** Lists the first part of each key in a text: `team` of `team/…/invitations`. */
function listNames(text: string): string[] {
  return [...text.matchAll(/['`]([a-z][a-z-]*)/g)].map(([, name = '']) => name)
}

it('each change invalidates reads that exist', () => {
  const calls = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, given = '']) => given)
  const reads = listNames(calls(/\b(?:at|read|adopt)\(\s*(['`][^'`]*)/g).join('\n'))
  const changed = listNames(calls(/\binvalidate\(([^)]*)\)/g).join('\n'))
  expect(changed.length).toBeGreaterThan(30)
  expect(changed.filter((name) => !reads.some((read) => read.startsWith(name)))).toEqual([])
})
