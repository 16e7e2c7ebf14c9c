import { CommandError } from '../lib/terminal'

/** Creates the error for a user that does not exist. */
export function unknownUser(projectId: string, given: string): CommandError {
  return new CommandError(
    `Project ${projectId} has no user ${given}. app-server users list --project ${projectId} --query TEXT finds users by a part of their name or address.`,
  )
}

/** Creates the error for an address that several users have. */
export function severalUsers(ids: string[]): CommandError {
  return new CommandError(
    `Several users have this address. Pass one of these ids: ${ids.join(', ')}.`,
  )
}
