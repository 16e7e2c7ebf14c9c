import type { Logger } from 'pino'
import { ApiException, Svix } from 'svix'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { upstreamFailed } from '../lib/errors'
import { createForwarder } from './forwarder'
import type { WebhookEvent } from './pending-events'

/** Svix portal, where project owners manage webhooks. */
export interface WebhookPortal {
  /**
   * Creates a token for the portal of a project.
   *
   * @throws {DomainError} if Svix is unreachable or refuses.
   */
  createToken(projectId: string): Promise<string>
  /** Stops forwarding. Remaining events are sent after the next start. */
  stop(): Promise<void>
}

/** Timeout of Svix, in milliseconds. */
const requestTimeoutMs = 10_000

/** Statuses that mean the event itself is refused, so a retry would fail as well. */
const refusals = [400, 413, 422]

/**
 * Forwards webhook events from the database to Svix. The application uid is the project id.
 *
 * @returns `null` if Svix is not configured. Events then remain in the database.
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
    // The forwarder retries with growing delays.
    numRetries: 0,
    fetch: (url, init) => fetch(url, { ...init, signal: anySignal(init?.signal, stopping.signal) }),
  })

  async function send(event: WebhookEvent): Promise<void> {
    const { id, projectId, type, data } = event
    await ensureApplication(svix, projectId)
    const message = { eventType: type, payload: { type, data } }
    try {
      await svix.message.create(projectId, message, { idempotencyKey: id })
    } catch (error) {
      // It was sent before, and the response was lost.
      if (hasStatus(error, [409])) return
      if (!hasStatus(error, refusals)) throw error
      log.error({ error, event: id, type }, 'webhook event refused permanently')
    }
  }

  const forwarder = createForwarder(db, { send, log, stopping: stopping.signal })
  return {
    async createToken(projectId) {
      try {
        await ensureApplication(svix, projectId)
        const access = await svix.authentication.appPortalAccess(projectId, {})
        return access.token
      } catch (error) {
        log.error({ error }, 'creating a token for the webhook portal failed')
        throw upstreamFailed('Svix did not create a token. The server log contains the error.')
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
    // A concurrent process created it.
    if (!hasStatus(error, [409])) throw error
  }
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiException && statuses.includes(error.code)
}

function anySignal(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal != null))
}
