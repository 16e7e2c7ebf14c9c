import { contract, type Endpoint, type EndpointKey } from '@app/contract'
import fc from 'fast-check'
import { z } from 'zod'
import type { Access } from './project'
import { Fields, type HostileName, hostile, Placeholder, type Value } from './values'

/** A request to an endpoint, right or wrong. */
export interface FuzzedRequest {
  method: string
  access: Access | 'none'
  isSignedIn: boolean
  /** Values of the parts of the path, by name. */
  path: Fields
  query: Fields
  /** A header that replaces the correct one. */
  header: [string, string] | null
  body: FuzzedBody
}

/** A body and its encoding. */
type FuzzedBody =
  | { as: 'json' | 'form'; value: Value }
  | { as: 'raw'; type: string; text: string }
  | { as: 'nothing' }

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: Value[]
  const?: Value
  pattern?: string
}

const hostileValue = fc
  .constantFrom(...(Object.keys(hostile) as HostileName[]))
  .map((name) => new Placeholder('hostile', name))

const hostileText = hostileValue.filter(({ name }) => read(name).startsWith('"'))
const hostileNumber = hostileValue.filter(({ name }) => /^-?\d/.test(read(name)))

function read(name: string): string {
  return hostile[name as HostileName]
}

const unknownMember = fc.tuple(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'unknown', '', 'a.b', '\u0000', 'then'),
  hostileValue as fc.Arbitrary<Value>,
)

/** Calm requests match the schema; wild ones violate it in places. */
type Mood = 'calm' | 'wild'

function fieldValue(name: string, schema: JsonSchema, mood: Mood): fc.Arbitrary<Value> {
  const right = rightValue(name, schema, mood)
  if (mood === 'calm') return right
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostileValue })
}

function rightValue(name: string, schema: JsonSchema, mood: Mood): fc.Arbitrary<Value> {
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((variant) => rightValue(name, variant, mood)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, mood)
    case 'array':
      return fc.array(fieldValue(name, schema.items ?? {}, mood), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return fc.oneof(liveValue(name), fc.integer(), fc.double({ noNaN: true }), hostileNumber)
    case 'string':
      return fc.oneof({ weight: 6, arbitrary: liveValue(name) }, ...texts(schema.pattern))
    default:
      return fc.oneof(liveValue(name), hostileValue, fc.jsonValue({ maxDepth: 2 }).map(toValue))
  }
}

function liveValue(name: string): fc.Arbitrary<Value> {
  // The first of each is the one that works best.
  const index = mostly(fc.constant(0), fc.nat({ max: 9 }), 2)
  return index.map((chosen) => new Placeholder('live', name, chosen))
}

/** Texts by pattern: creating an arbitrary of one takes longer than a request. */
const matching = new Map<string, fc.Arbitrary<Value>>()

function texts(pattern: string | undefined): fc.Arbitrary<Value>[] {
  if (!pattern) return [fc.string({ unit: 'grapheme' }), hostileText]
  const texts = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, texts)
  return [texts]
}

function toValue(json: unknown): Value {
  if (Array.isArray(json)) return json.map(toValue)
  if (typeof json === 'object' && json) {
    return new Fields(Object.entries(json).map(([name, value]) => [name, toValue(value)]))
  }
  return json as string | number | boolean | null
}

/** Returns members by schema; a wild object sometimes omits required ones and adds unknown ones. */
function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  mood: Mood,
): fc.Arbitrary<Fields> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const member = fc.tuple(fc.constant(name), fieldValue(name, schema, mood))
    if (!required.includes(name)) return fc.option(member, { freq: 2 })
    return mood === 'calm' ? member : fc.option(member, { freq: 12 })
  })
  const extra = mood === 'calm' ? fc.constant(null) : fc.option(unknownMember, { freq: 2 })
  return fc
    .tuple(...members, extra)
    .map((entries) => new Fields(entries.filter((entry) => entry !== null)))
}

function toJsonSchema(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return {}
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
}

const brokenHeader = fc.tuple(
  fc.constantFrom(
    'x-stack-project-id',
    'x-stack-access-type',
    'x-stack-publishable-client-key',
    'x-stack-secret-server-key',
    'x-stack-super-secret-admin-key',
    'x-stack-admin-access-token',
    'x-stack-access-token',
    'x-stack-refresh-token',
    'x-stack-development-override-key',
    'x-stack-client-version',
    'x-stack-override-error-status',
    'x-forwarded-for',
    'user-agent',
    'cf-ipcountry',
    'x-vercel-ip-latitude',
    'authorization',
    'cookie',
    'accept',
  ),
  fc.constantFrom(
    '',
    'null',
    '__proto__',
    'toString',
    'internal',
    'é\u00ff',
    "' or 1=1; --",
    'Basic %%%',
    'Mozilla, text/html',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'x'.repeat(8000),
  ),
)

const rawBody = fc.record({
  as: fc.constant('raw' as const),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/octet-stream',
    'multipart/form-data',
    'application/xml',
    ';',
  ),
  text: fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'nul',
    '{"a":1,}',
    '\ufeff{}',
    'a=1&a=2&__proto__=3',
    '%',
    '\u0000',
  ),
})

function bodyOf(schema: JsonSchema | null, mood: Mood): fc.Arbitrary<FuzzedBody> {
  const json = fc.constant('json' as const)
  const value = schema ? rightValue('body', schema, mood) : hostileValue
  const asJson = fc.record({ as: json, value })
  if (mood === 'calm') return asJson
  return fc.oneof(
    { weight: 8, arbitrary: asJson },
    { weight: 1, arbitrary: fc.record({ as: fc.constant('form' as const), value }) },
    { weight: 1, arbitrary: fc.record({ as: json, value: fc.array(value, { maxLength: 2 }) }) },
    { weight: 1, arbitrary: fc.record({ as: json, value: hostileValue }) },
    { weight: 2, arbitrary: rawBody },
    { weight: 1, arbitrary: fc.constant({ as: 'nothing' as const }) },
  )
}

/** Picks the first arbitrary more often than the other. */
function mostly<A, B>(first: fc.Arbitrary<A>, other: fc.Arbitrary<B>, times = 14) {
  return fc.oneof({ weight: times, arbitrary: first }, { weight: 1, arbitrary: other })
}

const accessTypes = ['client', 'server', 'admin', 'none'] as const

/** Requests to an endpoint, from its own schemas. */
export function requestsTo(key: EndpointKey): fc.Arbitrary<FuzzedRequest> {
  const endpoint: Endpoint = contract[key]
  const [method = ''] = key.split(' ')
  const allowed = endpoint.access === 'none' ? (['none'] as const) : endpoint.access
  const access = mostly(fc.constantFrom(...allowed), fc.constantFrom(...accessTypes))
  const mood = fc.constantFrom<Mood>('calm', 'calm', 'wild')
  return fc.tuple(access, mood).chain(([access, mood]) => {
    const body = schemaFor(endpoint.body, access)
    return fc.record({
      method: mostly(fc.constant(method), fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'PROPFIND')),
      access: fc.constant(access),
      isSignedIn: mostly(fc.constant(true), fc.constant(false)),
      path: objectOf(toJsonSchema(endpoint.path), mood),
      query: objectOf(toJsonSchema(endpoint.query), mood),
      header: mostly(fc.constant(null), brokenHeader),
      body:
        method === 'GET'
          ? fc.constant({ as: 'nothing' as const })
          : bodyOf(body && toJsonSchema(body), mood),
    })
  })
}

function schemaFor(body: Endpoint['body'], access: Access | 'none'): z.ZodType | null {
  if (!body) return null
  return 'client' in body ? body[access === 'none' ? 'client' : access] : body
}
