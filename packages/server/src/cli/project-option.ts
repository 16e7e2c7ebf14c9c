/** Names the project a command is about. */
export const projectOption = {
  flags: '--project <id>',
  about: 'Id of the project. Default: internal.',
}

/** The id given, or that of the project every service has. */
export function readProjectId(given: string | boolean | undefined): string {
  return typeof given === 'string' ? given : 'internal'
}
