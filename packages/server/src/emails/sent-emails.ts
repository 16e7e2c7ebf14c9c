import type { SentEmailType } from '@app/contract'
import { and, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { parseCursor, toCursor } from '../db/list-positions'
import { sentEmails } from '../db/schema/index'
import { asTable } from '../lib/as-table'
import { toPattern } from '../lib/to-pattern'

/** An attempt to send an email, as stored. */
export type SentEmail = typeof sentEmails.$inferSelect

/** Filters and page of a list of sent emails. */
export interface SentEmailQuery {
  /** Part of the address of a recipient, ignoring case. */
  text?: string
  type?: SentEmailType
  status?: 'sent' | 'failed'
  limit: number
  /** `nextCursor` of the previous page, or the id of the first email to return. */
  cursor?: string
}

/** Number of emails that a search checks in order, for each email of the page, before it uses its index. */
const checkedPerEmail = 10

/** Returns a page of the emails of a project, newest first, with the cursor of the next page. */
export async function listSentEmails(
  db: Database,
  projectId: string,
  query: SentEmailQuery,
): Promise<{ emails: SentEmail[]; nextCursor: string | null }> {
  const found = await findPage(db, projectId, query)
  const next = found[query.limit]
  return {
    emails: found.slice(0, query.limit),
    nextCursor: next ? toCursor(next.sentAt, next.id) : null,
  }
}

/** Returns an email of a project; `null` if there is none, or it is older than 90 days. */
export async function findSentEmail(
  db: Database,
  projectId: string,
  id: string,
): Promise<SentEmail | null> {
  const [found] = await db
    .select()
    .from(sentEmails)
    .where(and(eq(sentEmails.id, id), eq(sentEmails.projectId, projectId)))
  return found ?? null
}

/**
 * Reads one more email, to know whether there is a next page.
 *
 * @see docs/decisions/110-search-by-trigrams.md
 */
async function findPage(
  db: Database,
  projectId: string,
  { text, type, status, limit, cursor }: SentEmailQuery,
): Promise<SentEmail[]> {
  const length = limit + 1
  const scope = and(
    eq(sentEmails.projectId, projectId),
    cursor === undefined ? undefined : startingAt(projectId, cursor),
  )
  const kind = and(type && eq(sentEmails.type, type), status && hasStatus(status))
  const read = (condition: SQL | undefined, from = sentEmails) =>
    db
      .select()
      .from(from)
      .where(condition)
      .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
      .limit(length)
  if (text === undefined) return read(and(scope, kind))
  // The index would collect all matches of a text that many addresses have.
  const next = db
    .select()
    .from(sentEmails)
    .where(scope)
    .orderBy(desc(sentEmails.sentAt), desc(sentEmails.id))
    .limit(checkedPerEmail * length)
  const hasText = sql`${sentEmails.recipients}[1] ilike ${toPattern(text)}`
  const nearby = await read(and(kind, hasText), asTable(sentEmails, next))
  if (nearby.length === length) return nearby
  const isInIndex = sql`search_keys(${sentEmails.projectId}, ${sentEmails.recipients}[1])
    @@ search_query(${projectId}, ${text})`
  return read(and(scope, kind, isInIndex, hasText))
}

function hasStatus(status: 'sent' | 'failed'): SQL {
  return status === 'sent' ? isNull(sentEmails.error) : isNotNull(sentEmails.error)
}

/** The id of no email is compared with null, which is never true, so the page is empty. */
function startingAt(projectId: string, cursor: string): SQL {
  const { at, id } = parseCursor(cursor)
  const start = at
    ? sql`(${at}, ${id}::uuid)`
    : sql`(select c.sent_at, c.id from sent_emails c where c.id = ${id} and c.project_id = ${projectId})`
  return lte(sql`(${sentEmails.sentAt}, ${sentEmails.id})`, start)
}
