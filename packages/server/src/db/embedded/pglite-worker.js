// @ts-check
/**
 * Runs PGlite in a thread of its own and serves it to `pg` through a socket: in the thread of the
 * server every query would stall all requests. Plain JavaScript, because a worker thread cannot
 * load TypeScript when the server runs from its sources.
 */
import { createReadStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { unpackTar } from 'modern-tar/fs'

/**
 * Settings of Postgres, whose defaults are meant for a dedicated machine: 128 MB of buffers, all of
 * them resident from the start.
 *
 * @see docs/decisions/102-embedded-postgres.md
 */
const settings = ['shared_buffers=16MB', 'max_connections=20']

/**
 * @typedef {{ dataDir: string | null, imagePath: string | null, socketPath: string | null,
 *   draftName: string, volumeFolderName: string, modules: Record<string, WebAssembly.Module> }} WorkerData
 */

const { dataDir, imagePath, socketPath, draftName, volumeFolderName, modules } =
  /** @type {WorkerData} */ (workerData)

/**
 * Unpacks an image into the folder of a database, which is complete as soon as it has `PG_VERSION`: the folder may be
 * a mount point, which cannot be replaced. PGlite would first read all files into memory that WebAssembly never
 * returns.
 *
 * @param {string} path
 * @param {string} folder Empty except for a folder of its volume, or with a draft of a start that was killed.
 */
async function unpackImage(path, folder) {
  const draft = join(folder, draftName)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // The draft is the last to go, as without it these are files of a database.
  const kept = [draftName, volumeFolderName]
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true })
  }
  await rm(draft, { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  await pipeline(createReadStream(path), unzip(path), unpackTar(draft))
  const names = (await readdir(draft)).filter((name) => name !== 'PG_VERSION')
  for (const name of [...names, 'PG_VERSION']) await rename(join(draft, name), join(folder, name))
  await rmdir(draft)
}

/**
 * Reads an image as a blob that returns its bytes at once: an ordinary one takes a part of the start. PGlite would unpack
 * gzip in a stream of small pieces.
 *
 * @param {string} path
 */
async function readImage(path) {
  const content = await pipeline(createReadStream(path), unzip(path), arrayBuffer)
  return Object.assign(new Blob(), { arrayBuffer: async () => content })
}

/** @param {string} path */
function unzip(path) {
  return path.endsWith('.gz') ? createGunzip() : new PassThrough()
}

if (dataDir !== null && imagePath !== null) await unpackImage(imagePath, dataDir)
const db = await PGlite.create({
  ...modules,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  // PGlite does not follow a link.
  ...(dataDir === null ? {} : { dataDir: await realpath(dataDir) }),
  ...(dataDir === null && imagePath !== null ? { loadDataDir: await readImage(imagePath) } : {}),
})
const server = new PGLiteSocketServer({
  db,
  // One is used at a time. With more, a broken connection can be replaced before its end is
  // noticed.
  maxConnections: 10,
  ...(socketPath === null ? { host: '127.0.0.1', port: 0 } : { path: socketPath }),
})
await server.start()

parentPort?.on('message', async () => {
  await server.stop()
  await db.close()
  parentPort?.close()
})
parentPort?.postMessage({ address: server.getServerConn() })
