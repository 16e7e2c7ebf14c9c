import { serve } from '@hono/node-server'
import type { Server, ServerOptions } from '../../src/index'
import { query } from '../real-postgres/query'
import { type ServedRequest, startMembers } from './members'
import {
  type Circumstances,
  circumstancesHeader,
  logHeader,
  type OutgoingResponse,
  outgoingHeader,
} from './protocol'

/** The original `fetch`, even where a test replaces it. */
const plainFetch = fetch

/** Difference from which a clock counts as moved by a test, in milliseconds. */
const stepMs = 1000

/** Headers that `fetch` adds. */
const addedByFetch = [
  'accept',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
]

/** Servers that are not closed yet, and where their data is. */
const running = new Map<Server, string | undefined>()

/** Databases of servers that the current test has closed. */
const closed = new Set<string>()

/** Closes the servers that are still open. */
export async function closeSpreadServers(): Promise<void> {
  await Promise.all([...running.keys()].map((server) => server.close()))
}

/** Begins another test. */
export function forgetClosed(): void {
  closed.clear()
}

/**
 * Counts the jobs that killed processes left in the databases of the current test, which another
 * process takes over in a minute or two, and those that wait for a further attempt.
 */
export async function countLeftJobs(): Promise<number> {
  const open = [...running.values()].filter((databaseUrl) => databaseUrl !== undefined)
  const left = await Promise.all([
    ...open.map(listLeftJobs),
    // Most are deleted with their server.
    ...[...closed].map((databaseUrl) => listLeftJobs(databaseUrl).catch(() => [])),
  ])
  return left.flat().length
}

function listLeftJobs(databaseUrl: string) {
  return query(
    databaseUrl,
    `select id from pgboss.job
    where state = 'retry' or (state = 'active' and started_on < now() - interval '5 s')`,
  )
}

/**
 * Starts the same server in several processes. Each request goes to any of them, by HTTP; the test
 * still controls the clock and the outside world.
 *
 * @param hosts URLs of the processes that run servers.
 */
export async function createSpreadServer(
  hosts: string[],
  { now, fetch: outgoing = plainFetch, logTo, ...options }: ServerOptions,
): Promise<Server> {
  const outside = await responseFor(outgoing)
  let sentTime = now?.() ?? null
  const say = () => ({ options, time: sentTime, outgoing: outside.url })
  const members = await startMembers(hosts, say).catch((error: unknown) => {
    outside.close()
    throw error
  })

  /** Background work follows the clock too, in every process. */
  async function moveClocks(time: number): Promise<void> {
    const before = sentTime ?? time
    sentTime = time
    if (Math.abs(time - before) >= stepMs) await members.tellAll('/time', { time })
  }

  let draining: Promise<void> | undefined
  let closing: Promise<void> | undefined
  const server: Server = {
    config: members.first.config,
    internalKeys: members.first.internalKeys,
    listen: () => Promise.reject(new Error('The processes have ports of their own.')),
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
        method,
        headers,
        body,
        redirect: 'manual',
      })
      return toOwnResponse(response, logTo)
    },
    drain() {
      draining = members.tellAll('/drain')
    },
    close() {
      running.delete(server)
      if (options.databaseUrl !== undefined) closed.add(options.databaseUrl)
      closing ??= members.close().finally(outside.close)
      return closing
    },
  }
  running.set(server, options.databaseUrl)
  return server
}

/** Removes what HTTP and the host have added. */
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

/** Wraps a response of the outside world, so that its status and headers pass unchanged. */
function carry(result: OutgoingResponse, body: BodyInit | null = null): Response {
  return new Response(body, {
    headers: { [outgoingHeader]: encodeURIComponent(JSON.stringify(result)) },
  })
}

/** Responds to requests of servers in another process to other hosts. */
async function responseFor(outgoing: typeof fetch): Promise<{ url: string; close(): void }> {
  async function ask(question: Request): Promise<Response> {
    const { url, body, ...init } = await question.json()
    const { signal } = question
    try {
      const response = await outgoing(url, {
        ...init,
        signal,
        body: body === '' ? undefined : body,
      })
      const { status, headers } = response
      // Not read here: a body may be endless.
      return carry({ status, headers: Object.fromEntries(headers) }, response.body)
    } catch (error) {
      return carry({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  return new Promise((resolve) => {
    const listener = serve({ fetch: ask, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => void listener.close() }),
    )
  })
}
