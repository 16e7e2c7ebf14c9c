import { toConfig } from '../../config/config'
import { publicUrl } from '../../config/public-url'
import { FolderInUseError } from '../../db/embedded/lock-directory'
import type { Store } from '../../db/store'
import type { CommandInput } from './command'
import type { ServiceClient } from './service-client'
import { openService, toAdminKey } from './service-option'
import { CommandError } from './terminal'
import { withStore } from './with-store'

/**
 * Opens a part of a project, such as its users: of a running service, or in the database. A promise for a part whose
 * code is loaded when it is opened.
 */
interface Openers<Part> {
  remote: (client: ServiceClient, projectId: string) => Part | Promise<Part>
  stored: (store: Store, projectId: string) => Part | Promise<Part>
}

/** Runs a callback with a part of a project, of the service that `--url` names or in the database. */
export async function withProject<Part, Result>(
  input: CommandInput,
  projectId: string,
  { remote, stored }: Openers<Part>,
  work: (part: Part) => Promise<Result>,
): Promise<Result> {
  const service = openService(input, projectId)
  if (service) return work(await remote(service, projectId))
  try {
    return await withStore(input, async (store) => work(await stored(store, projectId)))
  } catch (error) {
    throw error instanceof FolderInUseError ? toServiceHint(input, projectId, error) : error
  }
}

/** Suggests `--url`, because the process that uses the folder is usually the service. */
function toServiceHint(
  { config }: CommandInput,
  projectId: string,
  error: FolderInUseError,
): CommandError {
  const { folder, processId } = error
  const url = publicUrl(toConfig(config))
  return new CommandError(
    `The data folder ${folder} is in use by process ${processId}. If that is the service, stop it until this command has run, or ask it: add --url with its URL, such as ${url}, and set ${toAdminKey(projectId)} as AUTH_ADMIN_KEY in the environment. Otherwise stop it.`,
    { cause: error },
  )
}
