import type { z } from 'zod'
import { takeProblems, toKey } from '../../lib/problems'

/** Returns the problem of a property that a schema does not have. */
type DescribeUnknown = (path: PropertyKey[], key: string) => string

/** Lists the problems of JSON in a file, each with the path of its value. */
export function listFileProblems(error: z.ZodError, describeUnknown: DescribeUnknown): string[] {
  return takeProblems(listAll(error, describeUnknown))
}

/** A generator, because there may be very many. */
function* listAll({ issues }: z.ZodError, describeUnknown: DescribeUnknown): Generator<string> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') yield toProblem(issue.path, issue.message)
    else for (const key of issue.keys) yield describeUnknown(issue.path, key)
  }
}

/** Returns a reason with the path that it is about. */
export function toProblem(path: PropertyKey[], reason: string): string {
  return path.length > 0 ? `${path.map(toKey).join('.')}: ${reason}` : reason
}
