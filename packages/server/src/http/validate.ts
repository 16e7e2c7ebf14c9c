import type { z } from 'zod'
import { knownError } from '../errors'

/** A part of a request, what it should be, and where problems in it are said to be. */
export interface Part {
  place: 'params' | 'query' | 'headers' | 'body'
  value: unknown
  /** Absent: nothing of this part is looked at, but no query parameter is allowed. */
  schema: z.ZodType | undefined
}

/**
 * Checks the parts of a request together, so that one answer names all problems.
 *
 * @returns The checked values by place, as the schemas coerce them.
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
    if (!schema) {
      if (place === 'query') problems.push(...toUnknown(place, Object.keys(Object(value))))
      continue
    }
    const result = schema.safeParse(value)
    if (result.success) checked[place] = result.data
    else problems.push(...result.error.issues.flatMap((issue) => toProblems(place, value, issue)))
  }
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    const message = `Request validation failed on ${title}:\n${list}`
    throw knownError('SCHEMA_ERROR', { message })
  }
  return checked
}

function toUnknown(path: string, keys: string[]): string[] {
  return keys.map((key) => `${path}.${key} is not a known property`)
}

function toProblems(place: string, value: unknown, issue: z.core.$ZodIssue): string[] {
  const path = [place, ...issue.path.map(String)].join('.')
  if (issue.code === 'unrecognized_keys') return toUnknown(path, issue.keys)
  return [`${path} ${describe(issue, valueAt(value, issue.path))}`]
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'must be defined'
  if (value === null) return 'must not be null'
  switch (issue.code) {
    case 'invalid_type':
      return `must be of the type ${issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map((allowed) => JSON.stringify(allowed)).join(' or ')}`
    case 'invalid_union': {
      const ways = issue.errors.flat().map((inner) => describe(inner, value))
      return [...new Set(ways)].join(' or ')
    }
    default:
      return issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined
  }, value)
}
