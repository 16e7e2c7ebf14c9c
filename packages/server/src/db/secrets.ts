import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { randomBase32 } from '../crypto/random'
import { makeDataFolder } from './embedded/data-folder'

/** Secrets that are generated in development if they are not configured. */
export interface Secrets {
  /** Signing and encryption keys are derived from it. */
  secret: string
  /** Keys of the project `internal`. Absent in production unless configured. */
  internalKeys: {
    publishableClientKey?: string
    secretServerKey?: string
    superSecretAdminKey?: string
  }
}

/**
 * Reads the secrets from the options. In development, missing ones are generated once and stored in
 * the data folder, so that sessions and keys survive a restart.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const given: Secrets = {
    secret: config.secret ?? '',
    internalKeys: {
      publishableClientKey: config.internalPublishableClientKey,
      secretServerKey: config.internalSecretServerKey,
      superSecretAdminKey: config.internalSuperSecretAdminKey,
    },
  }
  if (config.production) return given
  const kept =
    config.databaseUrl === 'memory://' ? generate() : await readOrGenerate(config.dataDir)
  return {
    secret: config.secret ?? kept.secret,
    internalKeys: {
      publishableClientKey:
        config.internalPublishableClientKey ?? kept.internalKeys.publishableClientKey,
      secretServerKey: config.internalSecretServerKey ?? kept.internalKeys.secretServerKey,
      superSecretAdminKey:
        config.internalSuperSecretAdminKey ?? kept.internalKeys.superSecretAdminKey,
    },
  }
}

function generate(): Secrets {
  return {
    secret: randomBase32(64),
    internalKeys: {
      publishableClientKey: `pck_${randomBase32()}`,
      secretServerKey: `ssk_${randomBase32()}`,
      superSecretAdminKey: `sak_${randomBase32()}`,
    },
  }
}

async function readOrGenerate(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'development-secrets.json')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return JSON.parse(kept)
  const secrets = generate()
  await makeDataFolder(dataDir)
  // Readable by the current OS user only.
  await writeFile(path, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
