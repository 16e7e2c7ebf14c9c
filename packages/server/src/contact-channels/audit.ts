import type { Database } from '../db/database'
import type { contactChannels } from '../db/schema/index'
import type { Audit } from '../security-events/security-events'

type Channel = typeof contactChannels.$inferSelect

/**
 * Records that an address was added (no `before`), changed, or removed (no `after`). Events outlive
 * users, so they contain the id of the contact channel; only the notice to the user contains the
 * address.
 */
export async function auditChannel(
  audit: Audit,
  tx: Database,
  { before, after }: { before?: Channel; after?: Channel },
): Promise<void> {
  const channel = after ?? before
  if (!channel) return
  const { projectId, userId, id, usedForAuth, isPrimary } = channel
  const subject = { projectId, userId }
  const details = { contact_channel_id: id, used_for_auth: usedForAuth, is_primary: isPrimary }
  if (!after) {
    await audit(tx, {
      type: 'contact_channel.removed',
      ...subject,
      details,
      notice: { former: before },
    })
    return
  }
  const isNew = before?.value !== after.value
  const isSame = !isNew && before?.usedForAuth === usedForAuth && before?.isPrimary === isPrimary
  if (isSame) return
  await audit(tx, {
    ...subject,
    type: before ? 'contact_channel.changed' : 'contact_channel.added',
    details: { ...details, ...(before && { value_changed: isNew }) },
    notice: {
      address: { value: after.value, isNew },
      former: isNew ? before : undefined,
      signsIn: usedForAuth,
      isPrimary,
    },
  })
}
