import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Returns the folder of the embedded database below a data folder. */
export function toDatabaseFolder(folder: string): string {
  return join(folder, 'postgres')
}

/** Whether a data folder contains a database, which is complete as soon as it is there. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(toDatabaseFolder(folder), 'PG_VERSION'))
}

/** Folder in that of a database that is being unpacked, until it is complete. */
export const draftName = 'incomplete-database'

/**
 * Checks that a new database can be created in a data folder.
 *
 * @throws {Error} with instructions if there are files of a database, which a new one would replace.
 */
export async function requireNoDatabaseFiles(folder: string): Promise<void> {
  const path = toDatabaseFolder(folder)
  const names = existsSync(path) ? await readdir(path) : []
  if (names.length === 0 || names.includes(draftName)) return
  throw new Error(
    `${resolve(path)} contains files, but no complete database: PG_VERSION is missing. Restore the folder from a backup, or delete it to start without users.`,
  )
}

/**
 * Creates a folder that only the current OS user may read, and that git ignores: it contains secrets,
 * and may be in the folder of an app.
 *
 * @throws {Error} with instructions if it cannot be created or written to.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    const created = await mkdir(folder, { recursive: true, mode: 0o700 })
    if (created !== undefined) await writeFile(join(folder, '.gitignore'), '*\n')
    await access(folder, constants.W_OK)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

/**
 * Checks that a folder could be created, without creating it.
 *
 * @throws {Error} with instructions if it could not.
 */
export async function requireCreatable(folder: string): Promise<void> {
  let present = resolve(folder)
  while (!existsSync(present) && dirname(present) !== present) present = dirname(present)
  try {
    if (!(await stat(present)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    await access(present, constants.W_OK)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

function notWritable(folder: string, error: unknown): Error {
  const reason = error instanceof Error && 'code' in error ? error.code : error
  return new Error(
    `The data folder ${resolve(folder)} is not writable (${reason}). Choose another one with APP_DATA_DIR or --data-dir.`,
  )
}
