import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@app/contract'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src/', import.meta.url))

/** Source files that may record an event; texts and the table of revocation only name them. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/emails\/notices|sessions\/revocation\.ts/.test(path))
  .map((path) => readFileSync(`${src}${path}`, 'utf8'))

it('has no security event type that is never recorded', () => {
  const types = contract['GET /internal/security-events'].query.shape.type.unwrap().options
  expect(types.length).toBeGreaterThan(20)
  const isRecorded = (type: string) => sources.some((source) => source.includes(`'${type}'`))
  expect(types.filter((type) => !isRecorded(type))).toEqual([])
})
