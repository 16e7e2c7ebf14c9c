import { serve } from '@hono/node-server'
import type { Server, ServerOptions } from '../../src/index'
import { query } from '../real-postgres/query'
import { type ServedRequest, startMembers } from './members'
import { type Circumstances, circumstancesHeader, logHeader } from './protocol'

/** Also where a test puts something else in its place. */
const plainFetch = fetch

/** Further than this, the clock of a test has been moved, in milliseconds. */
const stepMs = 1000

/** Headers that `fetch` sends of its own accord. */
const addedByFetch = [
  'accept',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
]

/** Servers that nobody has closed, and where their data is. */
const running = new Map<Server, string | undefined>()

/** Closes what nobody has closed. */
export async function closeSpreadServers(): Promise<void> {
  await Promise.all([...running.keys()].map((server) => server.close()))
}

/** Jobs that a process was doing when it was killed: another one takes them over in a minute or two. */
export async function countLeftJobs(): Promise<number> {
  const left = await Promise.all(
    [...running.values()].map((databaseUrl) =>
      databaseUrl === undefined
        ? []
        : query(
            databaseUrl,
            "select id from pgboss.job where state = 'active' and started_on < now() - interval '5 s'",
          ),
    ),
  )
  return left.flat().length
}

/**
 * Starts one and the same server in several processes. Each request goes to any of them, by HTTP;
 * clock and outside world stay in the hands of the test.
 *
 * @param hosts Processes that run servers, by the URLs they are told at.
 */
export async function createSpreadServer(
  hosts: string[],
  { now, fetch: outgoing = plainFetch, logTo, ...options }: ServerOptions,
): Promise<Server> {
  const world = await responseFor(outgoing)
  let told = now?.() ?? null
  const say = () => ({ options, time: told, outgoing: world.url })
  const members = await startMembers(hosts, say).catch((error: unknown) => {
    world.close()
    throw error
  })

  /** Work in the background goes by the clock too, in every process. */
  async function moveClocks(time: number): Promise<void> {
    const before = told ?? time
    told = time
    if (Math.abs(time - before) >= stepMs) await members.tellAll('/time', { time })
  }

  let draining: Promise<void> | undefined
  let closing: Promise<void> | undefined
  const server: Server = {
    config: members.first.config,
    internalKeys: members.first.internalKeys,
    async fetch(request, connection) {
      await draining
      const time = now?.() ?? null
      if (time !== null) await moveClocks(time)
      const left = addedByFetch.filter((name) => !request.headers.has(name))
      const circumstances: Circumstances = { url: request.url, time, connection, left }
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.set(circumstancesHeader, JSON.stringify(circumstances))
      const { method } = request
      const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
      const response = await members.ask(pathname + search, {
        ...{ method, headers, body },
        redirect: 'manual',
      })
      return toOwnResponse(response, logTo)
    },
    drain() {
      draining = members.tellAll('/drain')
    },
    close() {
      running.delete(server)
      closing ??= members.close().finally(world.close)
      return closing
    },
  }
  running.set(server, options.databaseUrl)
  return server
}

/** Without what HTTP and the host have added. */
function toOwnResponse(response: ServedRequest, logTo: ServerOptions['logTo']): Response {
  const headers = new Headers(response.headers)
  const lines: string[] = JSON.parse(decodeURIComponent(headers.get(logHeader) ?? '[]'))
  for (const line of lines) logTo?.write(line)
  for (const name of [logHeader, 'connection', 'keep-alive', 'date', 'transfer-encoding']) {
    headers.delete(name)
  }
  const isEmpty = [204, 304].includes(response.status)
  return new Response(isEmpty ? null : response.body, { status: response.status, headers })
}

/** Answers for the outside world what servers of another process ask. */
async function responseFor(outgoing: typeof fetch): Promise<{ url: string; close(): void }> {
  async function ask(question: Request): Promise<Response> {
    const { url, body, ...init } = await question.json()
    try {
      const response = await outgoing(url, { ...init, body: body === '' ? undefined : body })
      const { status, headers } = response
      return Response.json({
        status,
        headers: Object.fromEntries(headers),
        body: await response.text(),
      })
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  return new Promise((resolve) => {
    const listener = serve({ fetch: ask, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => void listener.close() }),
    )
  })
}
