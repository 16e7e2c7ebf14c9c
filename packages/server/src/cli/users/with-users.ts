import type { CommandInput } from '../lib/command'
import { requireProjectId } from '../lib/project-option'
import { withProject } from '../lib/with-project'
import type { ProjectUsers } from './project-users'

/** Runs a callback with the users of the project of the options. */
export function withUsers<Result>(
  input: CommandInput,
  work: (users: ProjectUsers) => Promise<Result>,
): Promise<Result> {
  return withProject<ProjectUsers, Result>(
    input,
    requireProjectId(input.options.project),
    {
      remote: async (client, projectId) => {
        const { RemoteUsers } = await import('./remote-users')
        return new RemoteUsers(client, projectId)
      },
      stored: async (store, projectId) => {
        const { StoredUsers } = await import('./stored-users')
        return new StoredUsers(store, projectId)
      },
    },
    work,
  )
}
