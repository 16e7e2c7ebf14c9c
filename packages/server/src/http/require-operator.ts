import { knownError } from '../lib/errors'
import type { Caller } from './context'

/** @throws EXPECTED_INTERNAL_PROJECT unless the caller is an operator, who sees all projects. */
export function requireOperator({ project }: Caller): void {
  if (project.id !== 'internal') throw knownError('EXPECTED_INTERNAL_PROJECT')
}
