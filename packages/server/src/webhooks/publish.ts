import type { WebhookEventType } from '@app/contract'
import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** Records a webhook event in the transaction of the change. */
export async function announce(
  tx: Database,
  projectId: string,
  type: WebhookEventType,
  data: object,
): Promise<void> {
  await tx.insert(webhookEvents).values({ projectId, type, data })
}
