import type { Config } from '../../config/config'
import { createSecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { loadSecrets } from '../../db/secrets'
import { listEncryptedColumns, readEncrypted } from '../../maintenance/encrypted-columns'
import type { Finding } from './finding'

/** Checks whether APP_SECRET decrypts the encrypted columns, by the first rows of each. */
export async function checkSecret(db: Database, config: Config): Promise<Finding> {
  const { secret } = await loadSecrets(config)
  const present = createSecretBox(secret)
  const all = createSecretBox(secret, config.secretFallbacks)
  const texts = await readSamples(db)
  if (!texts.every((encrypted) => all.canDecrypt(encrypted))) {
    return {
      name: 'secret',
      problem: 'The data in the database was encrypted with another secret.',
      advice: 'Set APP_SECRET to that one, or name it in APP_SECRET_FALLBACKS.',
    }
  }
  if (!texts.every((encrypted) => present.canDecrypt(encrypted))) {
    return {
      name: 'secret',
      problem: 'Some data is still encrypted with a secret in APP_SECRET_FALLBACKS.',
      advice: 'Run app-server rotate-secret.',
    }
  }
  return { name: 'secret', fact: 'decrypts the database' }
}

async function readSamples(db: Database): Promise<string[]> {
  const samples: string[] = []
  for (const place of listEncryptedColumns()) {
    const first = await readEncrypted(db, place).next()
    if (!first.done) samples.push(...first.value.map(({ encrypted }) => encrypted))
  }
  return samples
}
