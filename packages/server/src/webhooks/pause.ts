import { and, eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import { webhookEndpoints } from '../db/schema/index'
import { addEmail, type EmailContext } from '../emails/project-emails'
import { listOwners } from '../projects/owners'
import { findProject } from '../projects/projects'

/**
 * Pauses an endpoint and notifies the owners of the project. Of concurrent attempts, the first one
 * pauses it.
 *
 * @param reason `gone`: it responded with 410. `failing`: it failed for several days.
 */
export async function pauseEndpoint(
  context: Pick<EmailContext, 'jobs' | 'secretBox' | 'now'> & { log: Logger },
  tx: Database,
  { id, reason, days }: { id: string; reason: 'gone' | 'failing'; days: number },
): Promise<void> {
  const [paused] = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: context.now() })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.pausedAt)))
    .returning()
  if (!paused) return
  const { projectId, url } = paused
  context.log.warn({ endpoint: id, project: projectId }, 'webhook endpoint paused')
  const project = await findProject(tx, projectId)
  for (const { email, language } of await listOwners(tx, projectId)) {
    const variables = {
      managedProject: project?.displayName,
      // The full URL may contain secrets.
      endpointHost: new URL(url).host,
      reason,
      days: String(days),
    }
    const mail = { projectId: 'internal', to: email, language, variables } as const
    await addEmail(context, tx, { ...mail, type: 'webhook_endpoint_paused' })
  }
}
