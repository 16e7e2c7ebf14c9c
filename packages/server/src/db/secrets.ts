import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config/config'
import { randomBase32 } from '../crypto/random'
import { hasDatabase, makeDataFolder } from './embedded/data-folder'
import { writeOnce } from './embedded/write-once'

const text = z.string().min(1)

const secretsSchema = z.object({
  secret: text,
  internalKeys: z.object({
    publishableClientKey: text,
    secretServerKey: text,
    superSecretAdminKey: text,
  }),
})

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

/** @throws {Error} if the folder has a database whose secrets are not there, or the file is damaged. */
async function readOrGenerate({ dataDir, databaseUrl, secret }: Config): Promise<Secrets> {
  const path = join(dataDir, 'development-secrets.json')
  const isOfDatabase = !databaseUrl && hasDatabase(dataDir)
  const kept = await readFile(path, 'utf8').catch((error) => explain(path, error))
  if (kept !== null) return parse(kept, { path, isOfDatabase })
  if (isOfDatabase && !secret) {
    throw new Error(
      `The database in ${resolve(dataDir)} is not one of development: it has no ${basename(path)}. Load the environment of its service, with NODE_ENV=production and APP_SECRET, or choose another folder by APP_DATA_DIR.`,
    )
  }
  await makeDataFolder(dataDir)
  const content = JSON.stringify(generate(), null, 2)
  // If another process that starts on the same folder was first, its secrets are used.
  await writeOnce(path, content)
  return parse(await readFile(path, 'utf8'), { path, isOfDatabase })
}

/** Returns `null` for a file that does not exist. Creating the folder explains what is wrong with its path. */
function explain(path: string, error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw new Error(
    `${resolve(path)} cannot be read (${error.code}). Make it readable for the user of this process, or choose another folder by APP_DATA_DIR.`,
    { cause: error },
  )
}

/**
 * @param file.isOfDatabase Whether an embedded database was encrypted with these secrets.
 * @throws {Error} with instructions if the file does not contain secrets.
 */
function parse(
  text: string,
  { path, isOfDatabase }: { path: string; isOfDatabase: boolean },
): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch (error) {
    const other = isOfDatabase
      ? 'or choose another folder by APP_DATA_DIR: the database in this one cannot be used without it.'
      : 'or delete it: a start then generates other secrets, which end all sessions, and data that was encrypted with the old ones can no longer be read.'
    throw new Error(`${resolve(path)} is damaged. Restore it from a backup, ${other}`, {
      cause: error,
    })
  }
}
