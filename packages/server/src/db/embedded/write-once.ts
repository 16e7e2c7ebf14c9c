import { link, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBase32 } from '../../crypto/random'
import { notWritable } from './data-folder'

/** Time after which a draft is that of a killed process, in milliseconds. */
const staleDraftMs = 60_000

/** Returns a new name for a file that exists for a moment. */
export function toDraftPath(path: string): string {
  return `${path}.${randomBase32(8)}.draft`
}

/** Deletes the drafts in a folder that killed processes left. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => /\.[0-9a-z]{8}\.draft$/.test(name))
  for (const path of drafts.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || Date.now() - found.mtimeMs < staleDraftMs) continue
    // Another user may own it; a start does not need its deletion.
    await rm(path, { force: true }).catch(() => {})
  }
}

/**
 * Creates a file that is complete as soon as it exists, readable only by the current OS user. A file system without
 * links, such as exFAT, may show it a moment before.
 *
 * @returns Whether it was created: `false` if there is one, which stays as it is.
 * @throws {Error} with instructions if its folder cannot be written to, such as on a full disk.
 */
export async function writeOnce(path: string, content: string): Promise<boolean> {
  const draft = toDraftPath(path)
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
    return await isCreated(link(draft, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'link') throw error
      return isCreated(writeFile(path, content, { mode: 0o600, flag: 'wx' }))
    })
  } catch (error) {
    throw notWritable(dirname(path), error)
  } finally {
    await rm(draft, { force: true })
  }
}

async function isCreated(creation: Promise<void>): Promise<boolean> {
  try {
    await creation
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
