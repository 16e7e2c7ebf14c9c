import { link, rm, writeFile } from 'node:fs/promises'
import { randomBase32 } from '../../crypto/random'

/**
 * Creates a file that is complete as soon as it exists, readable only by the current OS user. A file system without
 * links, such as exFAT, may show it a moment before.
 *
 * @returns Whether it was created: `false` if there is one, which stays as it is.
 */
export async function writeOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBase32(8)}`
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
    return await isCreated(link(draft, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'link') throw error
      return isCreated(writeFile(path, content, { mode: 0o600, flag: 'wx' }))
    })
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
