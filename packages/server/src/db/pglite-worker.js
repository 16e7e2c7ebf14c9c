// @ts-check
/**
 * Runs PGlite in a thread of its own and serves it to `pg` through a socket: in the thread of the
 * server every query would stall all requests. Plain JavaScript, because a worker thread cannot
 * load TypeScript when the server runs from its sources.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** @typedef {{ dataDir: string | null, imagePath: string, socketPath: string | null }} WorkerData */

const { dataDir, imagePath, socketPath } = /** @type {WorkerData} */ (workerData)

/** A database right after initdb, which takes seconds; unpacking it takes a fraction of one. */
async function loadImage() {
  if (!existsSync(imagePath)) {
    const fresh = await PGlite.create()
    const image = await fresh.dumpDataDir('gzip')
    await fresh.close()
    await mkdir(dirname(imagePath), { recursive: true })
    // Written aside and moved, as several processes may do this at the same time.
    const part = `${imagePath}.${process.pid}.${Date.now()}`
    await writeFile(part, new Uint8Array(await image.arrayBuffer()))
    await rename(part, imagePath)
  }
  return new Blob([new Uint8Array(await readFile(imagePath))])
}

const isNew = dataDir === null || !existsSync(join(dataDir, 'PG_VERSION'))
const db = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(isNew ? { loadDataDir: await loadImage() } : {}),
})
const server = new PGLiteSocketServer({
  db,
  maxConnections: 1,
  ...(socketPath === null ? { host: '127.0.0.1', port: 0 } : { path: socketPath }),
})
await server.start()

parentPort?.on('message', async () => {
  await server.stop()
  await db.close()
  parentPort?.postMessage({ closed: true })
  parentPort?.close()
})
parentPort?.postMessage({ address: server.getServerConn() })
