import type { Agent } from 'undici'
import { lookupPublic, requirePublicHost } from '../lib/public-address'
import { version } from '../lib/version'

/** Timeout of an endpoint, in milliseconds. */
const timeoutMs = 15_000

/** Result of an attempt. */
export interface Outcome {
  /** HTTP status of the response; null if there was none. */
  status: number | null
  /** Null: success. */
  error: string | null
  durationMs: number
}

/** Sends a message to an endpoint of a project. Rejects if the service stops meanwhile. */
export type SendWebhook = (
  url: string,
  message: { headers: Record<string, string>; body: string; stopping: AbortSignal },
) => Promise<Outcome>

/**
 * Creates a sender that does not follow redirects. Unless private addresses are allowed, it only
 * sends by https to public addresses, checked when connecting, because a name may resolve
 * differently by then.
 */
export function createSendWebhook({ allowPrivate }: { allowPrivate: boolean }): SendWebhook {
  let agent: Promise<Agent> | undefined
  return async (url, { headers, body, stopping }) => {
    const begun = performance.now()
    const end = (status: number | null, error: string | null): Outcome => ({
      status,
      error,
      durationMs: Math.round(performance.now() - begun),
    })
    // Loaded with the first message: most services send none.
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
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body.dump({ limit: 64 * 1024 })
      const { statusCode } = response
      const isTaken = statusCode >= 200 && statusCode < 300
      return end(statusCode, isTaken ? null : `The endpoint returned ${statusCode}.`)
    } catch (error) {
      stopping.throwIfAborted()
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

/** Literal addresses are not looked up, so they are checked first. */
function requireAllowed({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new Error('Webhooks require https.')
  requirePublicHost(hostname.replace(/^\[|\]$/g, ''))
}
