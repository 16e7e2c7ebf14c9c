import type { CommandInput } from '../lib/command'
import { readProjectId } from '../lib/project-option'
import { openService } from '../lib/service-option'
import { withStore } from '../lib/with-store'
import type { ProjectKeys } from './project-keys'
import { createRemoteKeys } from './remote-keys'
import { createStoredKeys } from './stored-keys'

/** Runs a callback with the keys of the project of the options. */
export function withKeys<Result>(
  input: CommandInput,
  work: (keys: ProjectKeys) => Promise<Result>,
): Promise<Result> {
  const projectId = readProjectId(input.options.project)
  const service = openService(input, projectId)
  if (service) return work(createRemoteKeys(service, projectId))
  return withStore(input, (store) => work(createStoredKeys(store, projectId)))
}
