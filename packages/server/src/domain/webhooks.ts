import type { Database } from '../db/client'
import { webhookEvents } from '../db/schema/index'

/** What webhooks tell of on this road; the rest of contract/http.md section 11.2 comes with its endpoints. */
export type WebhookType =
  | 'user.created'
  | 'user.updated'
  | 'user.deleted'
  | 'team.created'
  | 'team_membership.deleted'

/** Notes down what webhooks have to tell, in the transaction of the change itself. */
export async function announce(
  tx: Database,
  projectId: string,
  type: WebhookType,
  data: object,
): Promise<void> {
  await tx.insert(webhookEvents).values({ projectId, type, data })
}
