import type { Agent } from 'undici'
import { lookupPublic, requirePublicHost } from '../lib/public-address'
import { version } from '../lib/version'

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
    // With the first message: most services send none.
    const { request } = await import('undici')
    agent ??= createAgent(allowPrivate)
    try {
      if (!allowPrivate) requireAllowed(new URL(url))
      const response = await request(url, {
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
      await response.body.dump({ limit: 64 * 1024 })
      const { statusCode } = response
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
function requireAllowed({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new Error('Webhooks go by https only.')
  requirePublicHost(hostname.replace(/^\[|\]$/g, ''))
}
