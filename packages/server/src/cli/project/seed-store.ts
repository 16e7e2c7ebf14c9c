import type { Store } from '../../db/store'

/** Creates the built-in projects in an open database, if they do not exist. */
export async function seedStore(store: Store): Promise<void> {
  const { keepSecretCheck } = await import('../../maintenance/secret-state')
  const { seed } = await import('../../projects/seed')
  const { database, internalKeys, config } = store
  await seed(database.db, { internalKeys, production: config.production })
  await keepSecretCheck(store)
}
