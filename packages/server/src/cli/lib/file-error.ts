import { CommandError } from './terminal'

/** Creates the error for a file of the command line that could not be opened. */
export function toFileError(path: string, cause: unknown): CommandError {
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
  const reason = isMissing ? 'does not exist' : 'cannot be read'
  return new CommandError(`The file ${path} ${reason}.`, { cause })
}
