/** Selects the project of a command. */
export const projectOption = {
  flags: '--project <id>',
  about: 'Id of the project. Default: internal.',
}

/** Returns the given id, by default `internal`. */
export function readProjectId(given: string | boolean | undefined): string {
  return typeof given === 'string' ? given : 'internal'
}
