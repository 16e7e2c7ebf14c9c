import { sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import { createSecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { addSecretCheck, requireKnownSecret } from '../db/secret-check'
import type { Store } from '../db/store'
import { listEncryptedColumns, readEncrypted } from './encrypted-columns'

/** Secret that decrypts the database: the current one, a former one as well, or another one. */
export type SecretState = 'current' | 'former' | 'other'

type Secrets = Pick<Config, 'secretFallbacks'> & { secret: string }

/** Determines which secret decrypts the encrypted columns, from the first rows of each. */
export async function readSecretState(db: Database, secrets: Secrets): Promise<SecretState> {
  const texts: string[] = []
  for (const place of listEncryptedColumns()) {
    const first = await readEncrypted(db, place).next()
    if (!first.done) texts.push(...first.value.map(({ encrypted }) => encrypted))
  }
  return toState(texts, secrets)
}

/**
 * Determines which secret decrypts a few values. In production, unless it is another one, stores a
 * check that lets later starts detect another secret.
 *
 * @throws {ConfigError} if another process has concurrently stored the check of another secret.
 */
export async function keepSecretCheck(store: Store): Promise<SecretState> {
  const { database, config, secret, secretBox } = store
  const state = await sampleSecretState(database.db, { ...config, secret })
  if (!config.production) return state
  if (state !== 'other') await addSecretCheck(database.db, secretBox)
  // Another process that starts at the same time may have stored one.
  await requireKnownSecret(database.db, secretBox)
  return state
}

/**
 * Determines the secret from a few rows, in one query that reads few others: rows of columns that
 * are always set, and of small tables. A database without such rows counts as that of the current
 * secret.
 */
async function sampleSecretState(db: Database, secrets: Secrets): Promise<SecretState> {
  const samples = listEncryptedColumns()
    .filter(({ isFoundFast }) => isFoundFast)
    .map(
      ({ table, encrypted }) =>
        sql`(select ${encrypted} as encrypted from ${table} where ${encrypted} is not null limit 3)`,
    )
  const { rows } = await db.execute<{ encrypted: string }>(sql.join(samples, sql` union all `))
  return toState(
    rows.map(({ encrypted }) => encrypted),
    secrets,
  )
}

function toState(texts: string[], { secret, secretFallbacks }: Secrets): SecretState {
  const current = createSecretBox(secret)
  const all = createSecretBox(secret, secretFallbacks)
  if (!texts.every((encrypted) => all.canDecrypt(encrypted))) return 'other'
  return texts.every((encrypted) => current.canDecrypt(encrypted)) ? 'current' : 'former'
}
