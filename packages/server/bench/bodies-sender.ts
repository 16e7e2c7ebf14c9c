import { parentPort, workerData } from 'node:worker_threads'
import { toBodies } from './bodies'

// A separate thread: creating and sending sixteen megabytes would delay the measurement in the main
// thread.

/** Requests ordered by the main thread. */
export interface Order {
  /** Index in `toBodies()`. */
  body: number
  /** Number of concurrent requests. */
  count: number
}

/** Destination of the requests. */
export interface Recipient {
  url: string
  headers: Record<string, string>
}

const { url, headers }: Recipient = workerData
const bodies = toBodies()

async function send({ path, body }: { path: string; body: string }): Promise<number> {
  try {
    const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    return response.status
  } catch {
    // The service closed the connection.
    return 0
  }
}

parentPort?.on('message', async ({ body: index, count }: Order) => {
  const body = bodies[index]
  if (!body) throw new Error(`There is no body ${index}.`)
  parentPort?.postMessage(await Promise.all(Array.from({ length: count }, () => send(body))))
})
