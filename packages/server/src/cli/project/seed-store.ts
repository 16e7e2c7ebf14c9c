import type { Store } from '../../db/store'
import { keepSecretCheck } from '../../maintenance/secret-state'
import { seed } from '../../projects/seed'

/** Creates the built-in projects in an open database, if they do not exist. */
export async function seedStore(store: Store): Promise<void> {
  const { database, internalKeys, config } = store
  await seed(database.db, { internalKeys, production: config.production })
  await keepSecretCheck(store)
}
