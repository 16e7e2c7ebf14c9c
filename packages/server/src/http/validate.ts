import type { z } from 'zod'
import { knownError } from '../lib/errors'
import { maxProblems, toKey } from '../lib/problems'

/** A part of a request with its schema, and its name in error messages. */
export interface Part {
  place: 'params' | 'query' | 'headers' | 'body'
  value: unknown
  /** Absent: the part is not validated, but query parameters are refused. */
  schema: z.ZodType | undefined
}

/**
 * Validates all parts of a request, so that one response lists all problems, up to a maximum.
 *
 * @returns The validated parts, as coerced by the schemas.
 * @throws SCHEMA_ERROR
 */
export function validate(
  title: string,
  parts: Part[],
  otherProblems: string[] = [],
): Partial<Record<Part['place'], unknown>> {
  const problems = [...otherProblems]
  const checked: Partial<Record<Part['place'], unknown>> = {}
  for (const { place, value, schema } of parts) {
    const result = schema?.safeParse(value)
    if (result?.success) checked[place] = result.data
    for (const problem of listProblems({ place, value, schema }, result?.error)) {
      if (problems.length > maxProblems) break
      problems.push(problem)
    }
  }
  if (problems.length > 0) {
    if (problems.length > maxProblems) problems[maxProblems] = 'and more'
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    const message = `Request validation failed on ${title}:\n${list}`
    throw knownError('SCHEMA_ERROR', { message })
  }
  return checked
}

/** A generator, because there may be very many. */
function* listProblems(
  { place, value, schema }: Part,
  error: z.ZodError | undefined,
): Generator<string> {
  if (!schema && place === 'query') yield* listUnknown(place, Object.keys(Object(value)))
  for (const issue of error?.issues ?? []) {
    const path = [place, ...issue.path.map(toKey)].join('.')
    if (issue.code === 'unrecognized_keys') yield* listUnknown(path, issue.keys)
    else yield `${path} ${describe(issue, valueAt(value, issue.path))}`
  }
}

function* listUnknown(path: string, keys: string[]): Generator<string> {
  for (const key of keys) yield `${path}.${toKey(key)} is not a known property`
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'must be defined'
  if (value === null) return 'must not be null'
  switch (issue.code) {
    case 'invalid_type':
      return `must be of the type ${issue.expected}`
    case 'invalid_value':
      return listAllowed(issue.values)
    case 'invalid_union': {
      // A value that matches no option of a discriminated union.
      if ('options' in issue && issue.options) return listAllowed(issue.options)
      const ways = issue.errors.flat().map((inner) => describe(inner, value))
      return [...new Set(ways)].join(' or ')
    }
    default:
      return issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`
  }
}

function listAllowed(values: readonly unknown[]): string {
  return `must be ${values.map((allowed) => JSON.stringify(allowed)).join(' or ')}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined
  }, value)
}
