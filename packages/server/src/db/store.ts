import type { Config } from '../config/config'
import { createSecretBox, type SecretBox } from '../crypto/secret-box'
import { migrateFewRows } from './background-migrations'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './client'
import { migrate } from './migrate'
import { loadSecrets, type Secrets } from './secrets'

/** An open and migrated database with its secrets. */
export interface Store extends Secrets {
  database: OpenDatabase
  /** The options it was opened with. */
  config: Config
  secretBox: SecretBox
  /** Number of migrations applied when opening. */
  migrationsApplied: number
}

/** Opens the configured database and applies migrations. */
export async function openStore(
  config: Config,
  listeners: Pick<DatabaseOptions, 'onError' | 'onNamesRefused' | 'onQueue'>,
): Promise<Store> {
  const secrets = await loadSecrets(config)
  const database = await openDatabase({ ...config, ...listeners })
  try {
    const migrationsApplied = await database.runLong(migrate)
    await migrateFewRows(database)
    const secretBox = createSecretBox(secrets.secret, config.secretFallbacks)
    return { ...secrets, database, config, secretBox, migrationsApplied }
  } catch (error) {
    await database.close()
    throw error
  }
}
