import type { Store } from '../../db/store'
import type { CommandInput } from './command'
import type { ServiceClient } from './service-client'
import { openService } from './service-option'
import { withStore } from './with-store'

/** Opens a part of a project, such as its users: of a running service, or in the database. */
interface Openers<Part> {
  remote: (client: ServiceClient, projectId: string) => Part
  stored: (store: Store, projectId: string) => Part
}

/** Runs a callback with a part of a project, of the service that `--url` names or in the database. */
export function withProject<Part, Result>(
  input: CommandInput,
  projectId: string,
  { remote, stored }: Openers<Part>,
  work: (part: Part) => Promise<Result>,
): Promise<Result> {
  const service = openService(input, projectId)
  if (service) return work(remote(service, projectId))
  return withStore(input, (store) => work(stored(store, projectId)))
}
