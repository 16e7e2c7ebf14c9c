import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../index'
import type { Endpoint } from './endpoint'
import * as fields from './fields'
import { findJsonSizeProblem } from './json-size'
import { sizes } from './sizes'

const endpoints = Object.entries<Endpoint>(contract)

/** The schemas of a request to an endpoint, by the place they check. */
function listParts({ path, query, headers, body }: Endpoint): [string, z.core.$ZodType][] {
  const bodies = body && 'client' in body ? Object.entries(body) : [['', body] as const]
  return [
    ['path', path] as const,
    ['query', query] as const,
    ['headers', headers] as const,
    ...bodies.map(([access, schema]) => [`body ${access}`.trim(), schema] as const),
  ].flatMap(([place, schema]) => (schema ? [[place, schema]] : []))
}

/** The places in a schema that let through what has no maximum. */
function findUnbounded(schema: z.core.$ZodType, place: string): string[] {
  if (maxOfJson(schema) !== undefined) return []
  const walk = (inner: z.core.$ZodType, name = '') => findUnbounded(inner, `${place}${name}`)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return maxOf(schema) === undefined ? [`${place}: a text`] : []
    case 'array':
      return [
        ...(maxOf(schema) === undefined ? [`${place}: a list`] : []),
        ...walk(def.element, '[]'),
      ]
    case 'object': {
      const members = Object.entries(def.shape).flatMap(([name, inner]) => walk(inner, `.${name}`))
      const isOpen = def.catchall !== undefined && def.catchall._zod.def.type !== 'never'
      return isOpen ? [...members, `${place}: an open object`] : members
    }
    case 'union':
      return def.options.flatMap((option) => walk(option))
    case 'optional':
    case 'nullable':
      return walk(def.innerType)
    case 'pipe':
      return [
        ...(isTransform(def.in) ? findEarlyChange(def.in, place) : walk(def.in)),
        ...(isBoundedText(def.in) ? [] : walk(def.out)),
      ]
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return []
    default:
      return [`${place}: ${def.type}`]
  }
}

function isTransform(schema: z.core.$ZodType): schema is z.core.$ZodTransform {
  return schema._zod.def.type === 'transform'
}

/** A transformation that makes another text of a long text, before its size is checked. */
function findEarlyChange(schema: z.core.$ZodTransform, place: string): string[] {
  const long = 'e\u0301 '.repeat(10_000)
  const result = schema._zod.def.transform(long, { value: long, issues: [] })
  const isChanged = typeof result === 'string' && result !== long
  return isChanged ? [`${place}: a text that is changed before its size is checked`] : []
}

/** Whether what comes out is a text with a maximum, which may be checked further. */
function isBoundedText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'pipe') return def.type === 'string' && maxOf(schema) !== undefined
  return isBoundedText(def.out) || (def.out._zod.def.type === 'string' && isBoundedText(def.in))
}

function maxOf(schema: z.core.$ZodType): number | undefined {
  const checks = schema._zod.def.checks ?? []
  return checks
    .map((check) => check._zod.def as { check: string; maximum?: number })
    .find(({ check }) => check === 'max_length')?.maximum
}

function maxOfJson(schema: z.core.$ZodType): unknown {
  return z.globalRegistry.get(schema)?.[fields.maxJsonLength]
}

describe('sizes', () => {
  it.each(endpoints)('limit every part of %s', (_, endpoint) => {
    expect(listParts(endpoint).flatMap(([place, schema]) => findUnbounded(schema, place))).toEqual(
      [],
    )
  })

  it('reports parts without a limit', () => {
    const body = z.strictObject({
      name: z.string().optional(),
      converted: z.preprocess((value) => value, z.string()),
      normalized: z.preprocess((value) => String(value).normalize(), z.string().max(9)),
      ids: z.array(fields.uuid),
      metadata: fields.anyJson,
      record: z.record(z.string(), z.boolean()),
      open: z.looseObject({}),
    })
    expect(findUnbounded(body, 'body')).toEqual([
      'body.name: a text',
      'body.converted: a text',
      'body.normalized: a text that is changed before its size is checked',
      'body.ids: a list',
      'body.metadata: custom',
      'body.record: record',
      'body.open: an open object',
    ])
  })

  it('of fields fit into the body that contains them', () => {
    const tight = endpoints.filter(([, endpoint]) => {
      const texts = JSON.stringify(
        listParts(endpoint)
          .filter(([place]) => place.startsWith('body'))
          .map(([, schema]) => z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any' })),
      ).matchAll(/"(?:maxLength|x-max-json-length)":(\d+)/g)
      const largest = Math.max(0, ...[...texts].map(([, max]) => Number(max)))
      return largest > (endpoint.maxBodyBytes ?? sizes.body)
    })
    expect(tight.map(([key]) => key)).toEqual([])
  })
})

describe('the size of JSON', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

  it.each([
    ['a text', 'x'.repeat(98), 'x'.repeat(99), 'characters as JSON'],
    ['levels', nested(sizes.depth), nested(sizes.depth + 1), 'levels deep'],
    [
      'containers',
      Array.from({ length: sizes.containers - 1 }, () => ({})),
      Array.from({ length: sizes.containers }, () => ({})),
      'objects and lists',
    ],
  ])('is limited by %s', (kind, fitting, large, reason) => {
    const max = kind === 'a text' ? 100 : 100_000
    expect(findJsonSizeProblem(fitting, max)).toBeNull()
    expect(findJsonSizeProblem(large, max)).toContain(reason)
  })

  it('does not check for absence', () => {
    expect(findJsonSizeProblem(undefined, 10)).toBeNull()
  })
})
