// @ts-check
/**
 * Runs PGlite in a thread of its own and serves it to `pg` through a socket: in the thread of the
 * server every query would stall all requests. Plain JavaScript, because a worker thread cannot
 * load TypeScript when the server runs from its sources.
 */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const unzip = promisify(gunzip)

/**
 * Settings of Postgres, whose defaults are meant for a dedicated machine: 128 MB of buffers, all of
 * them resident from the start.
 *
 * @see docs/decisions/102-embedded-postgres.md
 */
const settings = ['shared_buffers=16MB', 'max_connections=20']

/**
 * @typedef {{ dataDir: string | null, imagePath: string | null, socketPath: string | null,
 *   modules: Record<string, WebAssembly.Module> }} WorkerData
 */

const { dataDir, imagePath, socketPath, modules } = /** @type {WorkerData} */ (workerData)

/**
 * Reads an image as a blob that returns its bytes at once: an ordinary one takes a part of the start. PGlite would unpack
 * gzip in a stream of small pieces.
 *
 * @param {string} path
 */
async function openImage(path) {
  const content = await readFile(path)
  // The identification of gzip (RFC 1952 section 2.3.1).
  const isZipped = content[0] === 0x1f && content[1] === 0x8b
  const { buffer } = new Uint8Array(isZipped ? await unzip(content) : content)
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer })
}

const db = await PGlite.create({
  ...modules,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  ...(dataDir === null ? {} : { dataDir }),
  ...(imagePath === null ? {} : { loadDataDir: await openImage(imagePath) }),
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
