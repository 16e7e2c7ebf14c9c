import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import {
  draftName,
  hasDatabase,
  isDeleted,
  requireAccess,
  requireNoDatabaseFiles,
  toDatabaseFolder,
  volumeFolderName,
} from './data-folder'
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
  let isOpen = false
  const unlock =
    dataDir === null
      ? async () => {}
      : await lockDirectory(dataDir, {
          isIntact: async () => !isOpen || !(await isDeleted(dataDir)),
          async onLost(error) {
            await worker?.terminate()
            // Ends the process, like an error of the worker.
            throw error
          },
        })
  let socketDir: string | null = null
  async function cleanUp() {
    if (socketDir) await rm(socketDir, { recursive: true, force: true })
    await unlock()
  }
  try {
    if (dataDir !== null) await requireAccess(dataDir)
    const isOld = dataDir !== null && hasDatabase(dataDir)
    if (dataDir !== null && !isOld) await requireNoDatabaseFiles(dataDir)
    socketDir = await makeSocketFolder()
    const imagePath = isOld ? null : await findDataImage()
    const started = await startWorker(dataDir, { socketDir, imagePath })
    worker = started
    // Rejects if the worker fails before it is ready.
    const [{ address }] = await once(started, 'message').catch((error) => {
      throw dataDir === null ? error : notStarted(dataDir, { isOld, cause: error })
    })
    isOpen = true
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
    throw error
  }
}

/**
 * Creates a temporary folder for the socket, which only the current OS user can enter. Returns `null` on Windows, which has
 * no such sockets for Postgres: there it listens on the loopback address.
 *
 * @throws {Error} with instructions if there can be none.
 */
async function makeSocketFolder(): Promise<string | null> {
  if (process.platform === 'win32') return null
  try {
    return await mkdtemp(join(tmpdir(), 'app-server-'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The embedded database needs a folder for temporary files (${reason}). Name a writable one in TMPDIR.`,
      { cause },
    )
  }
}

function notStarted(dataDir: string, { isOld, cause }: { isOld: boolean; cause: unknown }): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const what = `The database in ${resolve(dataDir)} cannot be ${isOld ? 'opened' : 'created'} (${reason}).`
  const next = isOld
    ? 'Restore the folder from a backup, or choose another one by APP_DATA_DIR.'
    : 'Start again once that is solved, or choose another folder by APP_DATA_DIR.'
  return new Error(`${what} ${next}`, { cause })
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
      volumeFolderName,
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
