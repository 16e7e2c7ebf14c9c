import type { CommandInput } from '../lib/command'
import { requireProjectId } from '../lib/project-option'
import { withProject } from '../lib/with-project'
import type { ProjectUsers } from './project-users'
import { createRemoteUsers } from './remote-users'
import { createStoredUsers } from './stored-users'

const openers = { remote: createRemoteUsers, stored: createStoredUsers }

/** Runs a callback with the users of the project of the options. */
export function withUsers<Result>(
  input: CommandInput,
  work: (users: ProjectUsers) => Promise<Result>,
): Promise<Result> {
  return withProject(input, requireProjectId(input.options.project), openers, work)
}
