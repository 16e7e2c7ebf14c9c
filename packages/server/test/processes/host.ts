import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer, type Server, type ServerOptions } from '../../src/index'
import {
  type Circumstances,
  circumstancesHeader,
  logHeader,
  type OutgoingResponse,
  outgoingHeader,
  type StartRequest,
} from './protocol'

// A process that runs servers for the tests of another one. Over HTTP, on the given port, it is
// told which servers to start and the time of their clocks.

interface Hosted {
  server: Server
  time: number | null
  stopListening: () => void
}

const hosted = new Map<string, Hosted>()
/** Number of log lines to keep, including those about requests in progress. */
const keptLines = 100

const control = new Hono()

/** A closed server still reports that it is; number of closed servers to keep. */
const keptClosed = 20
const closed = new Set<string>()

control.post('/servers', async (context) => {
  const { options, time, outgoing } = await context.req.json<StartRequest>()
  const log: string[] = []
  const clock: { time: number | null } = { time }
  try {
    const server = await createServer({
      ...options,
      now: () => clock.time ?? Date.now(),
      fetch: fetchThrough(outgoing),
      logTo: { write: (line: string) => void log.splice(0, log.push(line) - keptLines) },
    } as ServerOptions)
    const { url, stopListening } = await listen((request) =>
      result(server, { request, clock, log }),
    )
    const entry: Hosted = Object.assign(clock, { server, stopListening })
    hosted.set(url, entry)
    return context.json({ url, config: server.config, internalKeys: server.internalKeys })
  } catch (error) {
    return context.json({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
})

control.post('/time', async (context) => {
  const { url, time } = await context.req.json<{ url: string; time: number }>()
  const entry = hosted.get(url)
  if (entry) entry.time = time
  return context.json({})
})

control.post('/drain', async (context) => {
  const { url } = await context.req.json<{ url: string }>()
  hosted.get(url)?.server.drain()
  return context.json({})
})

control.post('/close', async (context) => {
  const { url } = await context.req.json<{ url: string }>()
  await hosted.get(url)?.server.close()
  const [oldest] = closed.add(url)
  if (oldest && closed.size > keptClosed) {
    hosted.get(oldest)?.stopListening()
    hosted.delete(oldest)
    closed.delete(oldest)
  }
  return context.json({})
})

/** Responds under the circumstances that the test names: URL, time and address of the client. */
async function result(
  server: Server,
  { request, clock, log }: { request: Request; clock: { time: number | null }; log: string[] },
): Promise<Response> {
  const headers = new Headers(request.headers)
  const circumstances: Circumstances = JSON.parse(headers.get(circumstancesHeader) ?? '{}')
  for (const name of [circumstancesHeader, 'host', 'connection', ...circumstances.left])
    headers.delete(name)
  if (circumstances.time !== null) clock.time = circumstances.time
  const { method } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  const hasBody = body && body.byteLength > 0
  const response = await server.fetch(
    new Request(circumstances.url, { method, headers, body: hasBody ? body : undefined }),
    circumstances.connection,
  )
  const requestId = response.headers.get('x-stack-request-id') ?? ''
  const lines = log.filter((line) => requestId && line.includes(requestId))
  response.headers.set(logHeader, encodeURIComponent(JSON.stringify(lines)))
  return response
}

function listen(fetch: (request: Request) => Promise<Response>, port = 0) {
  return new Promise<{ url: string; stopListening: () => void }>((resolve) => {
    const listener = serve({ fetch, port, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stopListening: () => {
          listener.close()
          if ('closeAllConnections' in listener) listener.closeAllConnections()
        },
      }),
    )
  })
}

/** Forwards requests of the servers to other hosts to the test. */
function fetchThrough(outgoing: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { url, method, redirect, signal } = request
    const headers = Object.fromEntries(request.headers)
    const body = await request.text()
    const carrier = await fetch(outgoing, {
      method: 'POST',
      body: JSON.stringify({ url, method, redirect, headers, body }),
      signal,
    })
    const carried = carrier.headers.get(outgoingHeader) ?? ''
    const result: OutgoingResponse = JSON.parse(decodeURIComponent(carried))
    if ('error' in result) throw new TypeError(result.error)
    const isEmpty = [204, 304].includes(result.status)
    return new Response(isEmpty ? null : carrier.body, result)
  }
}

const port = Number(process.argv[2])
const { url } = await listen(async (request) => control.fetch(request), port)
process.send?.(url)
process.on('disconnect', () => process.exit())
