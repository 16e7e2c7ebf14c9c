import { link, readFile, readlink, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomBase32 } from '../../crypto/random'
import { makeDataFolder } from './data-folder'
import { removeStaleDrafts, toDraftPath, writeOnce } from './write-once'

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

/** The data folder no longer belongs to this process, which has to end. */
export class FolderLostError extends Error {
  override name = 'FolderLostError'
}

/** Another process took over the data folder, because this one did not run for seconds. */
function takenOver(folder: string): FolderLostError {
  return new FolderLostError(
    `Another process took over the data folder ${folder}, because this one was paused for more than ${staleMs / 1000} seconds or its process.lock was deleted. This process has to end: two that write to one database damage it.`,
  )
}

function deleted(folder: string): FolderLostError {
  return new FolderLostError(
    `The database in ${folder} was deleted, or its volume was unmounted, while this process used it. This process has to end: what it would write is lost. Restore the folder, then start again.`,
  )
}

/** How often the holder of a lock touches it, in milliseconds. */
const touchMs = 1000

/** Time after which a lock that is not touched is stale, in milliseconds. */
const staleMs = 5000

/**
 * Locks a folder for this process until the returned function is called. A lock of a dead process
 * is taken over: at once if its id can be looked up, which containers and machines that share a folder cannot do for each
 * other, else after {@link staleMs}.
 *
 * @param watch.isIntact Whether the files in the folder are still there, as far as known.
 * @param watch.onLost Called if another process takes the lock over, which it does after a pause of this one, and if the
 * folder is deleted.
 * @throws {FolderInUseError} if a living process holds the lock.
 * @throws {Error} if the folder is not writable.
 */
export async function lockDirectory(
  directory: string,
  {
    isIntact,
    onLost,
  }: { isIntact: () => Promise<boolean>; onLost: (error: FolderLostError) => unknown },
): Promise<() => Promise<void>> {
  await makeDataFolder(directory)
  const path = join(directory, 'process.lock')
  const start = (await startOf(process.pid)) ?? '-'
  const claim = [process.pid, start, randomBase32(16), await findProcessSpace()].join(' ')
  while (!(await writeOnce(path, claim))) {
    const holder = await readIfThere(path)
    if (holder === null) continue
    const isLocal = await isOfThisSpace(holder)
    if (isLocal ? await isRunning(holder) : await isTouched(path)) {
      const [id] = holder.split(' ')
      const name = isLocal ? `${id}` : `${id} of another container or machine`
      throw new FolderInUseError(resolve(directory), name)
    }
    await removeStale(path, holder)
  }
  await removeStaleDrafts(directory)
  let isHeld = true
  let isTouching = false
  const touching = setInterval(async () => {
    // A file system that hangs would collect one touch per second. Once it responds, this one tells whether another
    // process took the lock over.
    if (isTouching) return
    isTouching = true
    const isOurs = await touch(path, claim)
    const isKept = isOurs && (await isIntact())
    isTouching = false
    // The lock may have been released while the file system responded, and the folder deleted.
    if (isKept || !isHeld) return
    isHeld = false
    clearInterval(touching)
    await onLost((isOurs ? deleted : takenOver)(resolve(directory)))
  }, touchMs).unref()
  return async () => {
    isHeld = false
    clearInterval(touching)
    if ((await readIfThere(path)) === claim) await rm(path, { force: true })
  }
}

async function removeStale(path: string, stale: string): Promise<void> {
  const aside = toDraftPath(path)
  try {
    await rename(path, aside)
    // If another process took over the lock in the meantime, restore it.
    if ((await readIfThere(aside)) !== stale) await link(aside, path)
    await rm(aside, { force: true })
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

/** Touches a lock. Returns `false` if it is the lock of another process. */
async function touch(path: string, claim: string): Promise<boolean> {
  const now = new Date()
  // The folder may be deleted while it is in use, or the process may have too many open files.
  const holder = await readIfThere(path).catch(() => null)
  if (holder === claim) await utimes(path, now, now).catch(() => {})
  return holder === null || holder === claim
}

/** Whether the id of the holder is one of the processes that this one sees. Claims of older versions have no space. */
async function isOfThisSpace(claim: string): Promise<boolean> {
  const [, , , space] = claim.split(' ')
  return space === undefined || space === (await findProcessSpace())
}

/** Waits for a touch of a lock. */
async function isTouched(path: string): Promise<boolean> {
  const before = await findTouch(path)
  for (const start = performance.now(); performance.now() - start < staleMs; ) {
    await setTimeout(100)
    const touched = await findTouch(path)
    if (touched !== before) return touched !== null
  }
  return false
}

async function findTouch(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.mtimeMs ?? null
}

/** Returns a name of the container or machine in which process ids are unique. */
async function findProcessSpace(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${hostname()}/${namespace}`.replaceAll(' ', '')
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
