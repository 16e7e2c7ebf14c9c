import type { Config } from '../../config/config'
import { createSecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { loadSecrets } from '../../db/secrets'
import { listEncryptedColumns, readEncrypted } from '../../maintenance/encrypted-columns'
import type { Finding } from './finding'

/** Says whether APP_SECRET opens what is encrypted in the database. Looks at the first of each kind. */
export async function checkSecret(db: Database, config: Config): Promise<Finding> {
  const { secret } = await loadSecrets(config)
  const present = createSecretBox(secret)
  const all = createSecretBox(secret, config.secretFallbacks)
  const texts = await readSamples(db)
  if (!texts.every((encrypted) => all.canDecrypt(encrypted))) {
    return {
      name: 'secret',
      problem: 'What is in the database was encrypted under another secret.',
      advice: 'Set APP_SECRET to that one, or name it in APP_SECRET_FALLBACKS.',
    }
  }
  if (!texts.every((encrypted) => present.canDecrypt(encrypted))) {
    return {
      name: 'secret',
      problem: 'Something is still encrypted under a secret of APP_SECRET_FALLBACKS.',
      advice: 'Run app-server rotate-secret.',
    }
  }
  return { name: 'secret', fact: 'opens what is encrypted' }
}

async function readSamples(db: Database): Promise<string[]> {
  const samples: string[] = []
  for (const place of listEncryptedColumns()) {
    const first = await readEncrypted(db, place).next()
    if (!first.done) samples.push(...first.value.map(({ encrypted }) => encrypted))
  }
  return samples
}
