import { setTimeout as delay } from 'node:timers/promises'
import type { Started, StartRequest } from './protocol'

/** The original `fetch`, even where a test replaces it. */
const plainFetch = fetch

/** Time within which a killed process is back, in milliseconds. */
const backMs = 60_000
const pauseMs = 100

/**
 * The process with the request was killed before its response: the request may have taken effect or
 * not.
 */
class ConnectionCut extends Error {
  override name = 'ConnectionCut'
}

let cuts = 0

/** Returns the number of cut connections since the last call. */
export function takeCuts(): number {
  const taken = cuts
  cuts = 0
  return taken
}

/** One of the processes, and the server that runs in it while it lives. */
interface Member {
  host: string
  url: string | null
}

/** A response that arrived completely. */
export interface ServedRequest {
  status: number
  headers: Headers
  body: ArrayBuffer
}

/** One and the same server in several processes. */
export interface Members {
  /** Properties of the first one. */
  first: Started
  /**
   * Sends a request to any of the running processes.
   *
   * @throws {ConnectionCut} when that one is killed before it responds.
   */
  ask(path: string, init: RequestInit): Promise<ServedRequest>
  /** Sends a message to all running processes. */
  tellAll(path: string, about?: object): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server in each process, and again where one was killed and is back.
 *
 * @param hosts URLs of the processes that run servers.
 * @param say Returns what to start now.
 */
export async function startMembers(hosts: string[], say: () => StartRequest): Promise<Members> {
  const replacing = new Set<Promise<void>>()
  let isClosed = false

  /** Retries until the process is there. */
  async function start(host: string): Promise<Started> {
    const end = Date.now() + backMs
    for (;;) {
      try {
        return await tell<Started>(`${host}/servers`, say())
      } catch (error) {
        if (!(error instanceof TypeError) || Date.now() > end) throw error
        await delay(pauseMs)
      }
    }
  }

  /** Replaces a killed member. */
  function replace(member: Member, url: string | null): void {
    if (member.url === null || member.url !== url) return
    member.url = null
    const started = start(member.host).then(async ({ url }) => {
      member.url = url
      if (isClosed) await tellOne(member, '/close')
    })
    const promise = started.catch(() => {}).finally(() => replacing.delete(promise))
    replacing.add(promise)
  }

  async function tellOne(member: Member, path: string, about: object = {}): Promise<void> {
    const { host, url } = member
    if (url === null) return
    try {
      await tell(host + path, { url, ...about })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      if (!isClosed) replace(member, url)
    }
  }

  const [firstHost = '', ...others] = hosts
  // It makes the secrets that the others share.
  const first = await start(firstHost)
  const further = await Promise.all(others.map(start))
  const members = [first, ...further].map(
    ({ url }, index): Member => ({ host: hosts[index] ?? '', url }),
  )

  return {
    first,
    async ask(path, init) {
      for (;;) {
        const living = members.filter(({ url }) => url !== null)
        const member = living[Math.floor(Math.random() * living.length)]
        if (!member) {
          if (replacing.size === 0) throw new Error('No process is left to ask.')
          await Promise.race(replacing)
          continue
        }
        const { url } = member
        try {
          const response = await plainFetch(url + path, init)
          const { status, headers } = response
          return { status, headers, body: await response.arrayBuffer() }
        } catch (error) {
          replace(member, url)
          // A request that was not received can be sent to another process.
          if (isRefused(error)) continue
          cuts += 1
          throw new ConnectionCut(`The connection was cut: ${init.method} ${path}`)
        }
      }
    },
    async tellAll(path, about) {
      await Promise.all(members.map((member) => tellOne(member, path, about)))
    },
    async close() {
      isClosed = true
      await Promise.all(members.map((member) => tellOne(member, '/close')))
      await Promise.all(replacing)
    },
  }
}

async function tell<TestResponse = unknown>(url: string, about: object): Promise<TestResponse> {
  const response = await plainFetch(url, { method: 'POST', body: JSON.stringify(about) })
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
