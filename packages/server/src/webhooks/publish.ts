import type { RequestOf } from '@app/contract'
import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** Type of a webhook event. */
export type WebhookType = NonNullable<NewEndpoint['event_types']>[number]

type NewEndpoint = RequestOf<'POST /internal/webhook-endpoints', 'admin'>['body']

/** Records a webhook event in the transaction of the change. */
export async function announce(
  tx: Database,
  projectId: string,
  type: WebhookType,
  data: object,
): Promise<void> {
  await tx.insert(webhookEvents).values({ projectId, type, data })
}
