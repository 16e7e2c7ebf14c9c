import type { Config } from '../config/config'
import { createSecretBox, type SecretBox } from '../crypto/secret-box'
import { migrateFewRows } from './background-migrations'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './client'
import { countMissingMigrations, migrate } from './migrate'
import { requireKnownSecret } from './secret-check'
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

/** Options of {@link openStore}. */
interface StoreOptions extends Pick<DatabaseOptions, 'onError' | 'onNamesRefused' | 'onQueue'> {
  /** Whether to open a database in production that was encrypted with another secret. @default false */
  acceptsOtherSecret?: boolean | undefined
}

/**
 * Opens the configured database and applies migrations.
 *
 * @throws {ConfigError} in production if the database was encrypted with another secret.
 */
export async function openStore(
  config: Config,
  { acceptsOtherSecret = false, ...listeners }: StoreOptions,
): Promise<Store> {
  const secrets = await loadSecrets(config)
  const database = await openDatabase({ ...config, ...listeners })
  try {
    // Migrations have a connection of their own, which most starts need not open.
    const isCurrent = (await countMissingMigrations(database.db)) === 0
    const migrationsApplied = isCurrent ? 0 : await database.runLong(migrate)
    await migrateFewRows(database)
    const secretBox = createSecretBox(secrets.secret, config.secretFallbacks)
    if (config.production && !acceptsOtherSecret) await requireKnownSecret(database.db, secretBox)
    return { ...secrets, database, config, secretBox, migrationsApplied }
  } catch (error) {
    await database.close()
    throw error
  }
}
