import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * Makes a folder for data that only this user may read.
 *
 * @throws {Error} that says what to do when it cannot be made or written to.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      `The data folder ${resolve(folder)} cannot be written to (${reason}). Choose another one with APP_DATA_DIR or --data-dir.`,
    )
  }
}
