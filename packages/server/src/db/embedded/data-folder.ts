import { existsSync, statSync } from 'node:fs'
import { access, constants, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Returns the folder of the embedded database below a data folder. */
export function toDatabaseFolder(folder: string): string {
  return join(folder, 'postgres')
}

/** Returns the file that a database has as soon as it is complete. */
function toVersionFile(folder: string): string {
  return join(toDatabaseFolder(folder), 'PG_VERSION')
}

/**
 * Whether a data folder contains a database, which is complete as soon as it is there.
 *
 * @throws {Error} with instructions if this process may not look.
 */
export function hasDatabase(folder: string): boolean {
  try {
    statSync(toVersionFile(folder))
    return true
  } catch (error) {
    if (isAbsent(error)) return false
    throw notAccessible(folder, error)
  }
}

/** Whether the files of a database that was there are gone. Asynchronous, because a network file system may not respond. */
export async function isDeleted(folder: string): Promise<boolean> {
  try {
    await stat(toVersionFile(folder))
    return false
  } catch (error) {
    // With another error it may be there.
    return isAbsent(error)
  }
}

/**
 * Checks that this process may read and write the database in a data folder, if there is one.
 *
 * @throws {Error} with instructions if it may not.
 */
export async function requireAccess(folder: string): Promise<void> {
  const { R_OK, W_OK, X_OK } = constants
  try {
    await access(toDatabaseFolder(folder), R_OK | W_OK | X_OK)
    await access(toVersionFile(folder), R_OK | W_OK)
  } catch (error) {
    if (!isAbsent(error)) throw notAccessible(folder, error)
  }
}

/** Folder in that of a database that is being unpacked, until it is complete. */
export const draftName = 'incomplete-database'

/** Folder that file systems add to a new volume, whose mount point may be that of a database (mke2fs(8)). */
export const volumeFolderName = 'lost+found'

/**
 * Checks that a new database can be created in a data folder.
 *
 * @throws {Error} with instructions if there are files of a database, which a new one would replace.
 */
export async function requireNoDatabaseFiles(folder: string): Promise<void> {
  const path = toDatabaseFolder(folder)
  const found = existsSync(path) ? await readdir(path) : []
  const names = found.filter((name) => name !== volumeFolderName)
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

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(toReason(error))
}

function toReason(error: unknown): string {
  return String(error instanceof Error && 'code' in error ? error.code : error)
}

function notAccessible(folder: string, error: unknown): Error {
  const path = resolve(toDatabaseFolder(folder))
  return new Error(
    `The database in ${path} cannot be read and written (${toReason(error)}): it belongs to another user, or its file system is read-only. Give it to the user of this process, or choose another data folder with APP_DATA_DIR or --data-dir.`,
  )
}

/** Error codes of a disk that is full, or on which this user may not use more (POSIX.1-2024). */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Creates the error of a folder that cannot be written to, with instructions. */
export function notWritable(folder: string, error: unknown): Error {
  const reason = toReason(error)
  const next = fullCodes.includes(reason) ? 'Make room on its disk, or choose' : 'Choose'
  return new Error(
    `The data folder ${resolve(folder)} is not writable (${reason}). ${next} another one with APP_DATA_DIR or --data-dir.`,
  )
}
