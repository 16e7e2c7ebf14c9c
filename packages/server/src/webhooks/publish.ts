import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** Type of a webhook event. */
export type WebhookType =
  | `user.${'created' | 'updated' | 'deleted'}`
  | `team.${'created' | 'updated' | 'deleted'}`
  | `${'team_membership' | 'team_permission' | 'project_permission'}.${'created' | 'deleted'}`

/** Records a webhook event in the transaction of the change. */
export async function announce(
  tx: Database,
  projectId: string,
  type: WebhookType,
  data: object,
): Promise<void> {
  await tx.insert(webhookEvents).values({ projectId, type, data })
}
