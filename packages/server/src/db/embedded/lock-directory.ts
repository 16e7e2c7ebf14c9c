import { link, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomBase32 } from '../../crypto/random'
import { makeDataFolder } from './data-folder'
import { writeOnce } from './write-once'

/** A living process uses the data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'

  constructor(
    readonly folder: string,
    readonly processId: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${processId}. Stop it, or choose another folder with APP_DATA_DIR or --data-dir.`,
    )
  }
}

/**
 * Locks a folder for this process until the returned function is called. A lock of a dead process
 * is taken over.
 *
 * @throws {FolderInUseError} if a living process holds the lock.
 * @throws {Error} if the folder is not writable.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await makeDataFolder(directory)
  const path = join(directory, 'process.lock')
  const claim = `${process.pid} ${(await startOf(process.pid)) ?? '-'} ${randomBase32(16)}`
  while (!(await writeOnce(path, claim))) {
    const holder = await readIfThere(path)
    if (holder === null) continue
    if (await isRunning(holder)) {
      throw new FolderInUseError(resolve(directory), holder.split(' ')[0] ?? '')
    }
    await removeStale(path, holder)
  }
  return async () => {
    if ((await readIfThere(path)) === claim) await rm(path, { force: true })
  }
}

async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomBase32(8)}`
  try {
    await rename(path, aside)
    // If another process took over the lock in the meantime, restore it.
    if ((await readIfThere(aside)) !== stale) await link(aside, path)
    await rm(aside, { force: true })
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

async function isRunning(claim: string): Promise<boolean> {
  const [id, start] = claim.split(' ')
  const pid = Number(id)
  if (!Number.isInteger(pid) || pid <= 0) return false
  // In containers the process id is often the same at every start, so the start time is compared
  // too.
  const presentStart = await startOf(pid)
  if (presentStart !== null) return presentStart === start
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another OS user.
    return isCode(error, 'EPERM')
  }
}

/**
 * Returns the start time of a process in clock ticks since boot; `null` if the system does not
 * provide it.
 */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readIfThere(`/proc/${pid}/stat`)
  // The name in parentheses may contain spaces; the start time is the 20th field after it
  // (proc(5)).
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    // ESRCH: the process ended while its file was read.
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return null
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
