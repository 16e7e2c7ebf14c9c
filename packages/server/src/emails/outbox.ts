import { fields } from '@app/contract'
import { and, arrayContains, desc, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { sentEmails } from '../db/schema/index'

/** Maximum number of emails listed. */
const shown = 100

/** Conditions on the emails of the outbox. */
interface OutboxFilter {
  id?: string | undefined
  /** Address of a recipient, whose domain may be in any case. */
  to?: string | undefined
}

/** Lists the emails of the development outbox, newest first. */
export async function listOutbox(db: Database, { id, to }: OutboxFilter = {}) {
  const isListed = and(
    isNotNull(sentEmails.html),
    id ? eq(sentEmails.id, id) : undefined,
    to ? arrayContains(sentEmails.recipients, [toStored(to)]) : undefined,
  )
  const rows = await db
    .select()
    .from(sentEmails)
    .where(isListed)
    .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
    .limit(shown)
  return rows.map((row) => ({
    id: row.id,
    to: row.recipients,
    from: row.sender,
    subject: row.subject,
    html: row.html ?? '',
    text: row.text ?? '',
    links: [...new Set(row.text?.match(/https?:\/\/[^\s)]+/g))],
    sent_at_millis: row.sentAt.getTime(),
  }))
}

/** Returns an address as it is stored. */
function toStored(address: string): string {
  return fields.email.safeParse(address).data ?? address
}

/** Deletes old emails, so that a data folder used for months stays small. */
export async function pruneOutbox(db: Database): Promise<void> {
  const newest = db
    .select({ id: sentEmails.id })
    .from(sentEmails)
    .where(isNotNull(sentEmails.html))
    .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
    .limit(shown)
  await db
    .delete(sentEmails)
    .where(and(isNotNull(sentEmails.html), notInArray(sentEmails.id, newest)))
}
