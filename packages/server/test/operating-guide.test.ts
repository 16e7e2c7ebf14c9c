import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Last cells of the tables of limits: files below `src`, and names in them. */
const sources = read('../../../docs/operating.md')
  .split('## Every limit')[1]
  ?.match(/[^|]+(?=\|\n)/g)
  ?.flatMap((cell) => cell.split(';'))
  .map((source) => [...source.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  .filter(([path]) => path?.endsWith('.ts'))

it('names the source of every limit as it is in the code', () => {
  expect(sources?.length).toBeGreaterThan(30)
  for (const [path = '', name] of sources ?? []) {
    const file = new URL(`../src/${path}`, import.meta.url)
    expect([path, existsSync(file)]).toEqual([path, true])
    if (name)
      expect([path, readFileSync(file, 'utf8')]).toEqual([path, expect.stringContaining(name)])
  }
})

it.each([
  ['http/rate-limit.ts', 'signIn: { points: 20, duration: 900 }', '20 in 15 min'],
  ['http/rate-limit.ts', 'signInAnywhere: { points: 100, duration: 3600 }', '100 in 1 h'],
  ['http/rate-limit.ts', 'signUp: { points: 60, duration: 3600 }', '60 in 1 h'],
  ['http/rate-limit.ts', 'mail: { points: 5, duration: 600 }', '5 in 10 min'],
  ['http/rate-limit.ts', 'code: { points: 60, duration: 600 }', '60 in 10 min'],
  ['domain/verification-codes.ts', 'maxAttempts = 20', '| 20 | code |'],
])('says of %s that %s is %s', (path, code, words) => {
  expect(read(`../src/${path}`)).toContain(code)
  expect(read('../../../docs/operating.md')).toContain(words)
})
