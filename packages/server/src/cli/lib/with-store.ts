import { resolve } from 'node:path'
import { type Config, toConfig } from '../../config/config'
import type { Database } from '../../db/database'
import { hasDatabase } from '../../db/embedded/data-folder'
import type { Store } from '../../db/store'
import type { Project } from '../../projects/projects'
import type { CommandInput } from './command'
import { CommandError } from './terminal'

type StoreInput = Pick<
  CommandInput,
  'config' | 'terminal' | 'mayCreateDatabase' | 'acceptsOtherSecret'
>

/**
 * Opens the configured database, with the libraries that it needs: the help loads all commands. Runs a callback and closes it.
 *
 * @throws {CommandError} if the database is in memory, so that it would end with the command, or if
 *   it does not exist and the command does not create it.
 * @throws {ConfigError} in production if the database was encrypted with another secret, unless the
 *   command accepts that.
 */
export async function withStore<Result>(
  { config: given, terminal, mayCreateDatabase = false, acceptsOtherSecret }: StoreInput,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const config = toConfig(given)
  if (config.databaseUrl === 'memory://') {
    throw new CommandError(
      'DATABASE_URL: memory:// is a new database, which is lost when this command ends. Use the database of the service, or pass --url to use the running service.',
    )
  }
  const absent = findAbsentFolder(config)
  if (absent && !mayCreateDatabase) {
    throw new CommandError(
      `There is no database in ${absent}: app-server start and app-server seed create it. For another folder or a Postgres, set APP_DATA_DIR or DATABASE_URL.`,
    )
  }
  const { openStore } = await import('../../db/store')
  const store = await openStore(config, {
    acceptsOtherSecret,
    onError: (error) => terminal.err(`Lost the connection to the database: ${error.message}\n`),
  }).catch((error: unknown) => {
    throw toConnectionError(error)
  })
  if (absent) terminal.err(`Created a database in ${absent}.\n`)
  try {
    return await work(store)
  } finally {
    await store.database.close()
  }
}

/**
 * Returns the folder in which an embedded database would be created; `null` if the database exists
 * or is not embedded. The path is absolute, because a relative one depends on where the command
 * runs.
 */
export function findAbsentFolder({ databaseUrl, dataDir }: Config): string | null {
  return databaseUrl || hasDatabase(dataDir) ? null : resolve(dataDir)
}

/**
 * Error codes of Node and Postgres for a database that cannot be reached, does not exist or refuses
 * the user.
 */
const refusals = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28...|3D000)$/

/** Names the option to check if the database is not available. Returns other errors unchanged. */
export function toConnectionError(error: unknown): unknown {
  const { code, message } = toRefusal(error)
  if (code === undefined || !refusals.test(code)) return error
  return new CommandError(
    `Cannot connect to the database: ${message}.\nCheck the host, user, password and database in DATABASE_URL, or run app-server doctor.`,
    { cause: error },
  )
}

/** A host with several addresses fails with an error for each of them, and no message. */
function toRefusal(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError) return toRefusal(error.errors[0])
  if (!(error instanceof Error)) return { message: String(error) }
  if ('code' in error) return { code: String(error.code), message: error.message }
  return error.cause === undefined ? { message: error.message } : toRefusal(error.cause)
}

/** @throws {CommandError} if the project does not exist. */
export async function requireProject(
  { database }: { database: { db: Database } },
  id: string,
): Promise<Project> {
  const { findProject } = await import('../../projects/projects')
  const project = await findProject(database.db, id)
  if (project) return project
  throw unknownProject(id)
}

/** Creates the error of a project that does not exist. */
export function unknownProject(id: string): CommandError {
  return new CommandError(
    id === 'internal'
      ? 'The project internal does not exist yet. app-server seed creates it, and so does start.'
      : `Project ${id} does not exist. app-server project list prints the ids of all projects.`,
  )
}
