import type { z } from 'zod'
import { knownError } from '../errors'

/** A part of a request, what it should be, and where problems in it are said to be. */
export interface Part {
  place: 'params' | 'query' | 'headers' | 'body'
  value: unknown
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
    if (!schema) continue
    const result = schema.safeParse(value)
    if (result.success) checked[place] = result.data
    else problems.push(...result.error.issues.flatMap((issue) => toProblems(place, issue)))
  }
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    const message = `Request validation failed on ${title}:\n${list}`
    throw knownError('SCHEMA_ERROR', { message })
  }
  return checked
}

function toProblems(place: string, issue: z.core.$ZodIssue): string[] {
  const path = [place, ...issue.path.map(String)].join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${path}.${key} is not a known property`)
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [`${path} must be defined`]
  return [
    `${path} ${issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`}`,
  ]
}
