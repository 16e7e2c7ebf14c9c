import type { CommandInput } from '../lib/command'
import { requireProjectId } from '../lib/project-option'
import { withProject } from '../lib/with-project'
import type { ProjectUsers } from './project-users'
import { RemoteUsers } from './remote-users'
import { StoredUsers } from './stored-users'

/** Runs a callback with the users of the project of the options. */
export function withUsers<Result>(
  input: CommandInput,
  work: (users: ProjectUsers) => Promise<Result>,
): Promise<Result> {
  return withProject<ProjectUsers, Result>(
    input,
    requireProjectId(input.options.project),
    {
      remote: (client, projectId) => new RemoteUsers(client, projectId),
      stored: (store, projectId) => new StoredUsers(store, projectId),
    },
    work,
  )
}
