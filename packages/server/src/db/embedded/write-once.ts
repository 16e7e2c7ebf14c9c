import { link, rm, writeFile } from 'node:fs/promises'
import { randomBase32 } from '../../crypto/random'

/**
 * Creates a file that is complete as soon as it exists, readable only by the current OS user.
 *
 * @returns Whether it was created: `false` if there is one, which stays as it is.
 */
export async function writeOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBase32(8)}`
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
