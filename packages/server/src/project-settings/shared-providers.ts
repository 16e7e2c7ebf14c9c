import type { Database } from '../db/database'
import { invalidInput } from '../lib/errors'
import {
  isSharedProviderAvailable,
  type SharedProviderConfig,
} from '../projects/available-shared-providers'
import { listProviderTypes } from '../projects/projects'
import type { WireProjectChanges } from './changes'

/**
 * Refuses to enable a shared provider that this service has no keys for: its button would lead to an
 * error. One that is already enabled may stay, as every change of the list has to contain it.
 *
 * @param projectId `null` for a new project.
 */
export async function requireAvailableSharedProviders(
  { db, config }: { db: Database; config: SharedProviderConfig },
  projectId: string | null,
  changes: WireProjectChanges,
): Promise<void> {
  const shared = (changes.config?.oauth_providers ?? []).filter(
    ({ id, type, enabled }) =>
      enabled && type === 'shared' && !isSharedProviderAvailable(config, id),
  )
  if (shared.length === 0) return
  const current = projectId === null ? [] : await listProviderTypes(db, projectId)
  const added = shared.find(
    ({ id }) => !current.some((row) => row.id === id && row.enabled && row.type === 'shared'),
  )
  if (!added) return
  throw invalidInput(
    `The provider ${added.id} cannot be shared, as this service has no keys for it: set its client_id and client_secret, or APP_SHARED_OAUTH_KEYS.`,
  )
}
