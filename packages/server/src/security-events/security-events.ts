import type { ResponseOf, SecurityEventType } from '@app/contract'
import { and, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { parseCursor, toCursor } from '../db/list-positions'
import { securityEvents, users } from '../db/schema/index'
import { isSecurityNotice } from '../emails/notices/notice-texts'
import type { EmailContext } from '../emails/project-emails'
import { addSecurityNotices, type NoticeFacts } from './notices'

type Row = typeof securityEvents.$inferSelect
type WireEvent = ResponseOf<'GET /internal/security-events'>['items'][number]

/** Caller that causes security events. */
export interface Actor {
  access: Row['actorAccess']
  /** The signed-in user. */
  userId: string | null
  /** User of `internal` whose session opened the project as its owner. */
  ownerId: string | null
  /** Client address, as far as trusted proxies report it. */
  address: string | null
  /** Header of a client request; null for other callers. */
  userAgent: string | null
  /** Header of a client request; null for other callers. */
  acceptLanguage: string | null
  now: () => Date
}

/** A security event. */
interface SecurityEvent {
  type: SecurityEventType
  projectId: string
  /** Affected user. Null: unknown, or the whole project. */
  userId: string | null
  details?: Record<string, string | boolean>
  /** Facts of the notice to the user; not stored with the event. */
  notice?: NoticeFacts
}

/**
 * Records a security event in the transaction of the change. The statement that creates a session
 * records it itself.
 */
export type Audit = (tx: Database, event: SecurityEvent) => Promise<void>

/**
 * Creates the audit of an actor.
 *
 * @param emails If present, changes of sign-in methods are also emailed to the user
 * (docs/decisions/139-sign-in-method-change-notices.md).
 */
export function createAudit(
  actor: Actor,
  emails?: Pick<EmailContext, 'jobs' | 'secretBox'>,
): Audit {
  return async (tx, { type, projectId, userId, details = {}, notice = {} }) => {
    if (emails && userId !== null && isSecurityNotice(type)) {
      await addSecurityNotices(emails, tx, { type, projectId, userId, actor, facts: notice })
    }
    await tx.insert(securityEvents).values({
      type,
      projectId,
      userId,
      details,
      actorAccess: actor.access,
      actorUserId: actor.userId,
      actorOwnerId: actor.ownerId,
      address: actor.address,
      createdAt: actor.now(),
    })
  }
}

const operator: Actor = {
  access: 'operator',
  userId: null,
  ownerId: null,
  address: null,
  userAgent: null,
  acceptLanguage: null,
  now: () => new Date(),
}

/** Records actions on the command line. */
export const auditOperator = createAudit(operator)

/** Records actions on the command line, with emails to the users whose sign-in methods change. */
export function createOperatorAudit(emails: Pick<EmailContext, 'jobs' | 'secretBox'>): Audit {
  return createAudit(operator, emails)
}

/** Filters and page of a list of events. */
export interface SecurityEventQuery {
  type?: SecurityEventType
  userId?: string
  /** Only events at this time or later. */
  since?: Date | undefined
  /** Only events before this time. */
  until?: Date | undefined
  limit: number
  /** `nextCursor` of the previous page, or the id of the first event to return. */
  cursor?: string
}

/** Returns a page of events, newest first, with the cursor of the next page. */
export async function listSecurityEvents(
  db: Database,
  projectId: string,
  { type, userId, since, until, limit, cursor }: SecurityEventQuery,
): Promise<{ items: WireEvent[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.projectId, projectId),
        type && eq(securityEvents.type, type),
        userId ? eq(securityEvents.userId, userId) : undefined,
        since && gte(securityEvents.createdAt, since),
        until && lt(securityEvents.createdAt, until),
        cursor ? startingAt(projectId, cursor) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const [names, owners] = await Promise.all([
    readNames(
      db,
      projectId,
      page.flatMap((row) => [row.userId, row.actorUserId]),
    ),
    readNames(
      db,
      'internal',
      page.flatMap((row) => [row.actorOwnerId, toOwnerId(row)]),
    ),
  ])
  const next = rows[limit]
  return {
    items: page.map((row) => toWire(row, names, owners)),
    nextCursor: next ? toCursor(next.createdAt, next.id) : null,
  }
}

/** Users by their ids. */
type Names = ReadonlyMap<string, WireEvent['user']>

/** Reads how a page of the log names its users. Deleted users have no name. */
async function readNames(
  db: Database,
  projectId: string,
  userIds: (string | null)[],
): Promise<Names> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const found = await db
    .select({
      id: users.id,
      name: users.displayName,
      email: sql<string | null>`(
        select value from contact_channels where user_id = users.id and type = 'email' and is_primary)`,
    })
    .from(users)
    .where(and(eq(users.projectId, projectId), inArray(users.id, ids)))
  return new Map(
    found.map(({ id, name, email }) => [id, { display_name: name, primary_email: email }]),
  )
}

/** The id of no event is compared with null, which is never true, so the page is empty. */
function startingAt(projectId: string, cursor: string): SQL {
  const { at, id } = parseCursor(cursor)
  const start = at
    ? sql`(${at}, ${Number(id)}::bigint)`
    : sql`(select c.created_at, c.id from security_events c
        where c.id = ${Number(id)} and c.project_id = ${projectId})`
  return lte(sql`(${securityEvents.createdAt}, ${securityEvents.id})`, start)
}

function toWire(row: Row, names: Names, owners: Names): WireEvent {
  return {
    id: String(row.id),
    // Only types of the contract are ever stored.
    type: row.type as SecurityEventType,
    user_id: row.userId,
    user: toNamedUser(row.userId, names),
    owner: toNamedUser(toOwnerId(row), owners),
    actor: {
      access: row.actorAccess,
      user_id: row.actorUserId,
      user: toNamedUser(row.actorUserId, names),
      owner_id: row.actorOwnerId,
      owner: toNamedUser(row.actorOwnerId, owners),
      address: row.address,
    },
    details: row.details,
    created_at_millis: row.createdAt.getTime(),
  }
}

/** Returns the id of the owner that an event is about. */
function toOwnerId({ details }: Row): string | null {
  return typeof details.owner_id === 'string' ? details.owner_id : null
}

function toNamedUser(id: string | null, names: Names): WireEvent['user'] {
  return id === null ? null : (names.get(id) ?? null)
}
