import { parentPort, workerData } from 'node:worker_threads'
import { toBodies } from './bodies'

// A thread of its own for the bodies: making and sending sixteen megabytes would delay what the main
// thread measures.

/** Requests that the main thread asks for. */
export interface Order {
  /** Index in `toBodies()`. */
  body: number
  /** Requests at the same time. */
  count: number
}

/** Where the requests go. */
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
    // The service may close a connection whose body it refuses.
    return 413
  }
}

parentPort?.on('message', async ({ body: index, count }: Order) => {
  const body = bodies[index]
  if (!body) throw new Error(`There is no body ${index}.`)
  parentPort?.postMessage(await Promise.all(Array.from({ length: count }, () => send(body))))
})
