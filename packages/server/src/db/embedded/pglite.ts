import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { draftName, hasDatabase, requireNoDatabaseFiles, toDatabaseFolder } from './data-folder'
import { lockDirectory } from './lock-directory'

/** An embedded Postgres: its connection settings and a function that stops it. */
export interface EmbeddedPostgres {
  connection: PoolConfig
  stop(): Promise<void>
}

/**
 * Starts PGlite in a worker thread.
 *
 * @param dataDir Folder of the database, or `null` to keep it in memory.
 * @param findDataImage Returns the path of the archive that a new database is unpacked from.
 * @throws {Error} if another process uses the folder, or its database is damaged.
 */
export async function startPglite(
  dataDir: string | null,
  findDataImage: () => Promise<string>,
): Promise<EmbeddedPostgres> {
  let worker: Worker | undefined
  const unlock =
    dataDir === null
      ? async () => {}
      : await lockDirectory(dataDir, async (error) => {
          await worker?.terminate()
          // Ends the process, like an error of the worker.
          throw error
        })
  // Only the current OS user can enter a fresh temporary folder, which protects the socket. Windows
  // has no such sockets for Postgres; there it listens on the loopback address.
  const socketDir =
    process.platform === 'win32' ? null : await mkdtemp(join(tmpdir(), 'app-server-'))
  async function cleanUp() {
    if (socketDir) await rm(socketDir, { recursive: true, force: true })
    await unlock()
  }
  const isOld = dataDir !== null && hasDatabase(dataDir)
  try {
    if (dataDir !== null && !isOld) await requireNoDatabaseFiles(dataDir)
    const imagePath = isOld ? null : await findDataImage()
    const started = await startWorker(dataDir, { socketDir, imagePath })
    worker = started
    // Rejects if the worker fails before it is ready.
    const [{ address }] = await once(started, 'message')
    const port = Number(String(address).split(':').at(-1))
    const reached = socketDir ? { host: socketDir, port: 5432 } : { host: '127.0.0.1', port }
    return {
      connection: { ...reached, user: 'postgres', database: 'postgres' },
      async stop() {
        started.postMessage('stop')
        await once(started, 'exit')
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw isOld ? damaged(dataDir, error) : error
  }
}

function damaged(dataDir: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The database in ${resolve(dataDir)} cannot be opened (${reason}). Restore the folder from a backup, or choose another one by APP_DATA_DIR.`,
    { cause },
  )
}

async function startWorker(
  dataDir: string | null,
  { socketDir, imagePath }: { socketDir: string | null; imagePath: string | null },
): Promise<Worker> {
  return new Worker(new URL('./pglite-worker.js', import.meta.url), {
    workerData: {
      dataDir: dataDir && toDatabaseFolder(dataDir),
      imagePath,
      draftName,
      socketPath: socketDir && join(socketDir, '.s.PGSQL.5432'),
      modules: await compiledModules(),
    },
  })
}

let modules: Promise<Record<string, WebAssembly.Module>> | undefined

/**
 * Compiles PGlite once per process. Its worker threads share the code with its optimizations.
 *
 * @see docs/decisions/102-embedded-postgres.md
 */
function compiledModules(): Promise<Record<string, WebAssembly.Module>> {
  modules ??= compileModules().catch((error) => {
    modules = undefined
    throw error
  })
  return modules
}

async function compileModules() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ])
  return { pgliteWasmModule, initdbWasmModule }
}
