import type { CommandInput } from '../lib/command'
import { requireProjectId } from '../lib/project-option'
import { openService } from '../lib/service-option'
import { withStore } from '../lib/with-store'
import type { ProjectUsers } from './project-users'
import { createRemoteUsers } from './remote-users'
import { createStoredUsers } from './stored-users'

/** Runs a callback with the users of the project of the options. */
export function withUsers<Result>(
  input: CommandInput,
  work: (users: ProjectUsers) => Promise<Result>,
): Promise<Result> {
  const projectId = requireProjectId(input.options.project)
  const service = openService(input, projectId)
  if (service) return work(createRemoteUsers(service, projectId))
  return withStore(input, (store) => work(createStoredUsers(store, projectId)))
}
