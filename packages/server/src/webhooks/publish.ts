import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** What webhooks tell of (contract/http.md section 11.2). */
export type WebhookType =
  | `user.${'created' | 'updated' | 'deleted'}`
  | `team.${'created' | 'updated' | 'deleted'}`
  | `${'team_membership' | 'team_permission' | 'project_permission'}.${'created' | 'deleted'}`

/** Notes down what webhooks have to tell, in the transaction of the change itself. */
export async function announce(
  tx: Database,
  projectId: string,
  type: WebhookType,
  data: object,
): Promise<void> {
  await tx.insert(webhookEvents).values({ projectId, type, data })
}
