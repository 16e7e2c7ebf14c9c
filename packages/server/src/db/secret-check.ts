import { ConfigError } from '../config/config'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from './database'
import { installation } from './schema/index'

/**
 * Refuses a database that was set up with another secret, for example after the file with the
 * secret was rewritten. A database without a check, such as that of a service in development, is
 * accepted.
 *
 * @throws {ConfigError} if the check cannot be decrypted.
 */
export async function requireKnownSecret(db: Database, secretBox: SecretBox): Promise<void> {
  const [row] = await db.select().from(installation)
  if (!row || secretBox.canDecrypt(row.encryptedSecretCheck)) return
  throw new ConfigError(
    'APP_SECRET: the data in the database was encrypted with another secret. Set APP_SECRET to that one, or name it in APP_SECRET_FALLBACKS. If it is lost, run app-server rotate-secret --lost.',
  )
}

/** Stores a check that lets later starts detect another secret, unless one is already stored. */
export async function addSecretCheck(db: Database, secretBox: SecretBox): Promise<void> {
  await db.insert(installation).values(toCheck(secretBox)).onConflictDoNothing()
}

/** Replaces the check with one of the current secret, because the former secret is lost. */
export async function replaceSecretCheck(db: Database, secretBox: SecretBox): Promise<void> {
  const check = toCheck(secretBox)
  await db
    .insert(installation)
    .values(check)
    .onConflictDoUpdate({ target: installation.id, set: check })
}

function toCheck(secretBox: SecretBox) {
  return { encryptedSecretCheck: secretBox.encrypt('secret') }
}
