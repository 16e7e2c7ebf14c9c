import type { Store } from '../../db/store'
import type { CommandInput } from '../lib/command'
import { readProjectId } from '../lib/project-option'
import { withProject } from '../lib/with-project'
import type { KeySets } from './project-keys'
import { createRemoteKeys } from './remote-keys'

/** Runs a callback with the keys of the project of the options. */
export function withKeys<Result>(
  input: CommandInput,
  work: (keys: KeySets) => Promise<Result>,
): Promise<Result> {
  const openers = {
    remote: createRemoteKeys,
    stored: async (store: Store, projectId: string) => {
      const { createStoredKeys } = await import('./stored-keys')
      return createStoredKeys(store, projectId)
    },
  }
  return withProject(input, readProjectId(input.options.project), openers, work)
}
