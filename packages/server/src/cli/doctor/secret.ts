import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { loadSecrets } from '../../db/secrets'
import { readSecretState, type SecretState } from '../../maintenance/secret-state'
import type { Finding } from './finding'

const findings: Record<SecretState, Finding> = {
  current: { name: 'secret', fact: 'decrypts the database' },
  former: {
    name: 'secret',
    problem: 'Some data is still encrypted with a secret in APP_SECRET_FALLBACKS.',
    advice: 'Run app-server rotate-secret.',
  },
  other: {
    name: 'secret',
    problem: 'Data in the database was encrypted with another secret.',
    advice:
      'Set APP_SECRET to that one, or name it in APP_SECRET_FALLBACKS. If it is lost: app-server rotate-secret --lost.',
  },
}

/** Checks whether APP_SECRET decrypts the encrypted columns. */
export async function checkSecret(db: Database, config: Config): Promise<Finding> {
  const { secret } = await loadSecrets(config)
  return findings[await readSecretState(db, { ...config, secret })]
}
