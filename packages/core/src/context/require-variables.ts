import { UsageError } from '../errors/usage-error'
import { readEnvironment } from './options'

/**
 * Requires the project of a server, if its program passes one: without it, the variables of the environment are not set.
 *
 * @throws {UsageError} that says how Node reads them from a file.
 */
export function requireVariables<Options extends { projectId?: string }>(
  options: Options,
): Options {
  if (!('projectId' in options) || options.projectId || readEnvironment().projectId) return options
  throw new UsageError(
    'projectId is missing: the variable that it is read from is not set. Node reads .env with --env-file=.env.',
  )
}
