import { desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/client'
import { sentEmails } from '../db/schema/index'

/** As many as anybody scrolls through. */
const shown = 100

/** Mails of the development outbox, newest first: those whose bodies were kept. */
export async function listOutbox(db: Database, id?: string) {
  const rows = await db
    .select()
    .from(sentEmails)
    .where(id ? eq(sentEmails.id, id) : isNotNull(sentEmails.html))
    .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
    .limit(shown)
  return rows.map((row) => ({
    id: row.id,
    to: row.recipients,
    from: row.sender,
    subject: row.subject,
    html: row.html ?? '',
    text: row.text ?? '',
    links: row.text?.match(/https?:\/\/[^\s)]+/g) ?? [],
    sent_at_millis: row.sentAt.getTime(),
  }))
}

/** What a project has sent lately, newest first; without bodies. */
export async function listSentEmails(db: Database, projectId: string) {
  return db
    .select()
    .from(sentEmails)
    .where(eq(sentEmails.projectId, projectId))
    .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
    .limit(shown)
}
