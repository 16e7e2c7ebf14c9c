import { CommandError } from '../lib/terminal'

/** Creates the error for a key set that does not exist. */
export function unknownKeySet(projectId: string, id: string): CommandError {
  return new CommandError(
    `Project ${projectId} has no key set ${id}. app-server keys list --project ${projectId} prints the ids.`,
  )
}
