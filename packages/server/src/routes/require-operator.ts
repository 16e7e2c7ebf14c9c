import type { Caller } from '../http/context'
import { knownError } from '../lib/errors'

/** @throws EXPECTED_INTERNAL_PROJECT unless the caller is an operator, who sees all projects. */
export function requireOperator({ project }: Caller): void {
  if (project.id !== 'internal') throw knownError('EXPECTED_INTERNAL_PROJECT')
}
