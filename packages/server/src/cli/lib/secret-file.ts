import { open, rename, rm } from 'node:fs/promises'
import { CommandError } from './terminal'

/** Writes a file atomically, readable only by the current OS user. */
export async function writeSecretFile<Result>(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.part`
  // An existing draft, as in a folder that other users can write to, would keep its owner and mode.
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'its folder does not exist' : error.message
    throw new CommandError(`The file ${path} cannot be written: ${reason}.`, { cause: error })
  })
  try {
    const result = await work(async (text) => {
      await file.write(text)
    })
    await file.close()
    await rename(draft, path)
    return result
  } catch (error) {
    await file.close().catch(() => {
      // Already closed; the original error is reported.
    })
    await rm(draft, { force: true })
    throw error
  }
}
