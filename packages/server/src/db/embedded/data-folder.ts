import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

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
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      `The data folder ${resolve(folder)} is not writable (${reason}). Choose another one with APP_DATA_DIR or --data-dir.`,
    )
  }
}
