import { CommandError } from './terminal'

/** Selects the project of a command. */
export const projectOption = {
  flags: '--project <id>',
  about: 'Id of the project. Default: internal.',
}

/** Returns the given id, by default `internal`. */
export function readProjectId(given: string | boolean | undefined): string {
  return typeof given === 'string' ? given : 'internal'
}

/** Selects the project of a command without a default. */
export const requiredProjectOption = {
  flags: '--project <id>',
  about: 'Id of the project. Required.',
}

/** @throws {CommandError} if no project is given. */
export function requireProjectId(given: string | boolean | undefined): string {
  if (typeof given === 'string') return given
  throw new CommandError('Pass --project ID. app-server project list prints the ids.')
}
