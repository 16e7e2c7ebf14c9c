import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Agent } from 'undici'
import { version } from '../version'

/** An endpoint answers in this time or has failed, in milliseconds. */
const timeoutMs = 15_000

/** What came of one try. */
export interface Outcome {
  /** HTTP status of the answer; null when there was none. */
  status: number | null
  /** Null: it was taken. */
  error: string | null
  durationMs: number
}

/** Posts a message to an endpoint of somebody else's choice. */
export type SendWebhook = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<Outcome>

/**
 * Posts without following redirects. Unless allowed, only by https and only to public addresses,
 * looked at when the connection is made: a name may point elsewhere by then.
 */
export function createSendWebhook({ allowPrivate }: { allowPrivate: boolean }): SendWebhook {
  let agent: Promise<Agent> | undefined
  return async (url, { headers, body }) => {
    const begun = performance.now()
    const end = (status: number | null, error: string | null): Outcome => ({
      status,
      error,
      durationMs: Math.round(performance.now() - begun),
    })
    const refusal = allowPrivate ? null : refuse(new URL(url))
    if (refusal) return end(null, refusal)
    // With the first message: most services send none.
    const { request } = await import('undici')
    agent ??= createAgent(allowPrivate)
    try {
      const answer = await request(url, {
        dispatcher: await agent,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'user-agent': `app-server/${version}`,
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body.dump({ limit: 64 * 1024 })
      const { statusCode } = answer
      const isTaken = statusCode >= 200 && statusCode < 300
      return end(statusCode, isTaken ? null : `The endpoint answered ${statusCode}.`)
    } catch (error) {
      return end(null, error instanceof Error ? error.message : String(error))
    }
  }
}

async function createAgent(allowPrivate: boolean): Promise<Agent> {
  const { Agent } = await import('undici')
  return new Agent({
    connect: { timeout: timeoutMs, ...(!allowPrivate && { lookup: lookupPublic }) },
  })
}

/** Addresses need no look-up, so they are looked at before. */
function refuse({ protocol, hostname }: URL): string | null {
  if (protocol !== 'https:') return 'Webhooks go by https only.'
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublic(address) ? toRefusal(address) : null
}

const toRefusal = (address: string) => `The address ${address} is not a public one.`

/** IPv4 addresses written as IPv6 count as what they are. */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast'
}

/** Fails when any of the addresses of a name is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const refused = addresses.find(({ address }) => !isPublic(address))
    if (refused) return callback(new Error(toRefusal(refused.address)), [])
    const [first] = addresses
    if (options.all) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family)
  })
}
