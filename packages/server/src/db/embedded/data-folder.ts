import { existsSync } from 'node:fs'
import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Returns the folder of the embedded database below a data folder. */
export function toDatabaseFolder(folder: string): string {
  return join(folder, 'postgres')
}

/** Whether a data folder contains a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(toDatabaseFolder(folder), 'PG_VERSION'))
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
