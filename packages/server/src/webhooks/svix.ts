import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ApiException, Svix } from 'svix'
import type { Config } from '../config'
import type { Database } from '../db/client'
import { webhookEvents } from '../db/schema/index'

/** Where project owners see to their webhooks. */
export interface WebhookPortal {
  /** A token for the portal of a project. */
  createToken(projectId: string): Promise<string>
  /** Ends the forwarding; what is left waits for the next start. */
  stop(): Promise<void>
}

/** How often events are looked for, in milliseconds; no request ever waits for them. */
const intervalMs = 1000
/** Events forwarded in one go. */
const batch = 50

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
  const svix = new Svix(token, { serverUrl })
  let running: Promise<void> = Promise.resolve()

  async function forward(): Promise<void> {
    await db.transaction(async (tx) => {
      // Several processes take different events.
      const events = await tx
        .select()
        .from(webhookEvents)
        .where(isNull(webhookEvents.deliveredAt))
        .orderBy(asc(webhookEvents.createdAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      for (const event of events) {
        await ensureApplication(svix, event.projectId)
        const payload = { type: event.type, data: event.data }
        const message = { eventType: event.type, payload, eventId: event.id }
        // The id of the event makes a second try after a crash harmless.
        await svix.message.create(event.projectId, message, { idempotencyKey: event.id })
        await tx
          .update(webhookEvents)
          .set({ deliveredAt: sql`now()`, attempts: sql`${webhookEvents.attempts} + 1` })
          .where(eq(webhookEvents.id, event.id))
      }
    })
  }

  const timer = setInterval(() => {
    running = running
      .then(forward)
      .catch((error) => log.error({ error }, 'webhook events could not be forwarded'))
  }, intervalMs)
  timer.unref()

  return {
    async createToken(projectId) {
      await ensureApplication(svix, projectId)
      const access = await svix.authentication.appPortalAccess(projectId, {})
      return access.token
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

async function ensureApplication(svix: Svix, projectId: string): Promise<void> {
  try {
    await svix.application.getOrCreate({ name: projectId, uid: projectId })
  } catch (error) {
    // Another process made it at the same moment.
    if (!(error instanceof ApiException && error.code === 409)) throw error
  }
}
