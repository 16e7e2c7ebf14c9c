import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Limit, limits } from '../../src/http/limits/limits'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const tables = read('../../../../docs/operating.md').split('## Limits')[1] ?? ''

/** Table rows as lists of cells. */
const rows = tables
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))

/** Last cells of the rows: files below `src`, and identifiers in them. */
const sources = rows
  .flatMap((cells) => cells.at(-1)?.split(';') ?? [])
  .map((source) => [...source.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  .filter(([path]) => path?.endsWith('.ts'))

it('names an existing file and identifier as the source of every limit', () => {
  expect(sources.length).toBeGreaterThan(40)
  for (const [path = '', name] of sources) {
    const file = new URL(`../../src/${path}`, import.meta.url)
    expect([path, existsSync(file)]).toEqual([path, true])
    if (name)
      expect([path, readFileSync(file, 'utf8')]).toEqual([path, expect.stringContaining(name)])
  }
})

/** Formats a duration as the guide does. */
function toWords(seconds: number): string {
  if (seconds % 86_400 === 0) return `${seconds / 86_400} d`
  return seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`
}

it('lists every counted limit with its value', () => {
  const source = /^`http\/limits\/limits\.ts`, /
  const documented = rows.filter((cells) => source.test(cells.at(-1) ?? ''))
  const counted = Object.entries<Limit>(limits).map(([name, limit]) => [
    `${limit.points} in ${toWords(limit.duration)}`,
    `${limit.by.join(' and ')}${limit.sparesKnown ? '; known addresses separately' : ''}`,
    limit.alsoServers ? 'all callers' : 'clients',
    `\`http/limits/limits.ts\`, \`${name}\``,
  ])
  expect(documented.map(([_, ...cells]) => cells)).toEqual(counted)
})

it('states the number of attempts for an email code', () => {
  expect(read('../../src/verification-codes/verification-codes.ts')).toContain('maxAttempts = 20')
  expect(tables).toContain('| 20 | code |')
})
