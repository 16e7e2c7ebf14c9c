import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { lockDirectory } from './lock-directory'

/** An embedded Postgres: how `pg` reaches it, and how to stop it. */
export interface EmbeddedPostgres {
  connection: PoolConfig
  stop(): Promise<void>
}

/** The version is part of the name: an image only fits the PGlite that made it. */
const imagePath = fileURLToPath(new URL('./pglite-image.tar.gz', import.meta.url))

/**
 * Starts PGlite in a worker thread.
 *
 * @param dataDir Folder of the database, or `null` to keep it in memory.
 * @throws {Error} when another process uses the folder.
 */
export async function startPglite(dataDir: string | null): Promise<EmbeddedPostgres> {
  const unlock = dataDir === null ? async () => {} : await lockDirectory(dataDir)
  const databaseDir = dataDir === null ? null : join(dataDir, 'postgres')
  if (databaseDir) await mkdir(databaseDir, { recursive: true })
  // Only this user can enter a fresh temporary folder, so nobody else reaches the socket in it.
  // Windows has no such sockets for Postgres; there it listens on the loopback address.
  const socketDir =
    process.platform === 'win32' ? null : await mkdtemp(join(tmpdir(), 'app-server-'))
  const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), {
    workerData: {
      dataDir: databaseDir,
      imagePath,
      socketPath: socketDir && join(socketDir, '.s.PGSQL.5432'),
    },
  })
  const [{ address }] = await once(worker, 'message')
  const port = Number(String(address).split(':').at(-1))
  const reached = socketDir ? { host: socketDir, port: 5432 } : { host: '127.0.0.1', port }
  return {
    connection: { ...reached, user: 'postgres', database: 'postgres' },
    async stop() {
      worker.postMessage('stop')
      await once(worker, 'exit')
      if (socketDir) await rm(socketDir, { recursive: true, force: true })
      await unlock()
    },
  }
}
