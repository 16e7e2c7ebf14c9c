import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Prefix of the folders of a test run; `mkdtemp` adds random characters. */
export function folderPrefix(pid = process.pid): string {
  return `test-postgres-${pid}-`
}

/**
 * Deletes what killed test runs left: a Postgres that runs on, and its data, which may be a gigabyte of memory.
 *
 * @param parent Folder that contains the folders of the test runs.
 */
export async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = /^test-postgres-(\d+)-/.exec(name)?.[1]
    if (!pid || isRunning(Number(pid))) continue
    const folder = join(parent, name)
    await endServer(join(folder, 'data'))
    // The server may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Ends the server of a data folder at once: its data is deleted next. */
async function endServer(data: string): Promise<void> {
  // Its first line is the process id. A server that has ended removes the file.
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(lines, 10)
  if (pid > 0 && isRunning(pid)) process.kill(pid, 'SIGQUIT')
}
