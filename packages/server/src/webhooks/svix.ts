import type { Logger } from 'pino'
import { ApiException, Svix } from 'svix'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { TextError } from '../lib/errors'
import { createForwarder } from './forwarder'
import type { WebhookEvent } from './pending-events'

/** Where project owners see to their webhooks. */
export interface WebhookPortal {
  /**
   * A token for the portal of a project.
   *
   * @throws {TextError} 502 when Svix cannot be reached, or refuses.
   */
  createToken(projectId: string): Promise<string>
  /** Ends the forwarding; what is left waits for the next start. */
  stop(): Promise<void>
}

/** How long Svix may take to answer, in milliseconds. */
const requestTimeoutMs = 10_000

/** What is wrong with the event itself, so that it is refused the next time as well. */
const refusals = [400, 413, 422]

/**
 * Forwards webhook events from the database to Svix, where the application uid is the project id.
 *
 * @returns `null` when Svix is not configured: events then stay in the database.
 */
export function createSvix(
  db: Database,
  { config, log }: { config: Config; log: Logger },
): WebhookPortal | null {
  const { svixServerUrl: serverUrl, svixAuthToken: token } = config
  if (!serverUrl || !token) return null
  const stopping = new AbortController()
  const svix = new Svix(token, {
    serverUrl,
    requestTimeout: requestTimeoutMs,
    // The forwarder tries again, and waits longer.
    numRetries: 0,
    fetch: (url, init) => fetch(url, { ...init, signal: anySignal(init?.signal, stopping.signal) }),
  })

  async function tell(event: WebhookEvent): Promise<void> {
    const { id, projectId, type, data } = event
    await ensureApplication(svix, projectId)
    const message = { eventType: type, payload: { type, data } }
    try {
      await svix.message.create(projectId, message, { idempotencyKey: id })
    } catch (error) {
      // It was told before, and only the answer was lost.
      if (hasStatus(error, [409])) return
      if (!hasStatus(error, refusals)) throw error
      log.error({ error, event: id, type }, 'webhook event refused for good')
    }
  }

  const forwarder = createForwarder(db, { tell, log, stopping: stopping.signal })
  return {
    async createToken(projectId) {
      try {
        await ensureApplication(svix, projectId)
        const access = await svix.authentication.appPortalAccess(projectId, {})
        return access.token
      } catch (error) {
        log.error({ error }, 'no token for the portal of webhooks')
        throw new TextError(502, 'Svix gave no token. The log of the server says why.')
      }
    },
    async stop() {
      stopping.abort()
      await forwarder.stop()
    },
  }
}

async function ensureApplication(svix: Svix, projectId: string): Promise<void> {
  try {
    await svix.application.getOrCreate({ name: projectId, uid: projectId })
  } catch (error) {
    // Another process made it at the same moment.
    if (!hasStatus(error, [409])) throw error
  }
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiException && statuses.includes(error.code)
}

function anySignal(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal != null))
}
