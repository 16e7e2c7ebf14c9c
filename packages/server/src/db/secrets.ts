import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Config } from '../config/config'
import { randomBase32 } from '../crypto/random'
import { hasDatabase, makeDataFolder } from './embedded/data-folder'

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
  const kept = config.databaseUrl === 'memory://' ? generate() : await readOrGenerate(config)
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

/** @throws {Error} if the folder has a database whose secrets are not there. */
async function readOrGenerate({ dataDir, databaseUrl, secret }: Config): Promise<Secrets> {
  const path = join(dataDir, 'development-secrets.json')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return JSON.parse(kept)
  if (!databaseUrl && !secret && hasDatabase(dataDir)) {
    throw new Error(
      `The database in ${resolve(dataDir)} is not one of development: it has no ${basename(path)}. Load the environment of its service, with NODE_ENV=production and APP_SECRET, or choose another folder by APP_DATA_DIR.`,
    )
  }
  const secrets = generate()
  await makeDataFolder(dataDir)
  // Readable by the current OS user only.
  await writeFile(path, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
