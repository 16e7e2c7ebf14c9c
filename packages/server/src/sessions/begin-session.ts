import { sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { isBannedAt, projects, users } from '../db/schema/index'
import { toBrowserName } from '../lib/browser-name'
import { matchLanguage } from '../lib/languages'
import {
  activityNote,
  activityParts,
  at,
  type Issuer,
  info,
  returnedSession,
  toActivityValues,
  toUsedColumns,
} from './activity'
import { knownAddressParts, toKnownNetwork } from './known-addresses'
import { isKnownBrowser, isNewBrowser, knownBrowserParts, toKnownBrowser } from './known-browsers'

const dayMs = 24 * 60 * 60 * 1000

/** Kind and lifetime of a new session. */
export interface SessionOptions {
  /** @default APP_SESSION_DAYS */
  lifetimeMs?: number
  isImpersonation?: boolean
  /** Time of the original sign-in, if it was another one. */
  authenticatedAt?: Date
}

/** Returns the values of the placeholders of a new session. */
export function toSessionValues(
  {
    project,
    userId,
    refreshToken,
  }: { project: { id: string }; userId: string; refreshToken: string },
  issuer: Issuer,
  options: SessionOptions = {},
) {
  const { actor, config } = issuer
  const expiresAt = issuer.now().getTime() + (options.lifetimeMs ?? config.sessionDays * dayMs)
  const browser = toBrowserName(actor.userAgent)
  return {
    projectId: project.id,
    ...toActivityValues(issuer),
    userId,
    refreshTokenHash: hashToken(refreshToken),
    expiresAt: new Date(expiresAt).toISOString(),
    isImpersonation: options.isImpersonation ?? false,
    authenticatedAt: options.authenticatedAt?.toISOString() ?? null,
    access: actor.access,
    actorUserId: actor.userId,
    actorOwnerId: actor.ownerId,
    address: actor.address,
    browser,
    // A command-line session is not a sign-in either: a browser that is already signed in requests it.
    knownBrowser:
      options.isImpersonation || options.authenticatedAt ? null : toKnownBrowser(actor, browser),
    network: options.isImpersonation ? null : toKnownNetwork(actor),
    // Not the language of the person who impersonates the user.
    language: options.isImpersonation ? null : matchLanguage(actor.acceptLanguage),
  }
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`
const isUserAllowed = sql`(${placeholder('isImpersonation')}::boolean or not ${isBannedAt(at)})`

/** Builds the parts of a statement that creates a session of a user, which returns their id. */
function toSessionParts(db: Database, user: typeof userId) {
  return activityParts(db, {
    user,
    used: sql`insert into sessions (project_id, user_id, refresh_token_hash, expires_at,
      is_impersonation, created_at, last_used_at, last_used_ip_info, authenticated_at, browser)
    select ${placeholder('projectId')}, active.id,
      ${placeholder('refreshTokenHash')}, ${placeholder('expiresAt')}::timestamptz,
      ${placeholder('isImpersonation')}::boolean, ${at}, ${at}, ${info},
      ${placeholder('authenticatedAt')}::timestamptz, ${placeholder('browser')}::text from active
    returning ${returnedSession}, ${isNewBrowser} as is_new_browser`,
    also: {
      noted: activityNote,
      recorded: sql`insert into security_events
          (project_id, type, user_id, actor_access, actor_user_id, actor_owner_id, address, details,
          created_at)
        select ${placeholder('projectId')}, 'session.created', user_id, ${placeholder('access')},
          ${placeholder('actorUserId')}::uuid, ${placeholder('actorOwnerId')}::uuid,
          ${placeholder('address')},
          jsonb_build_object('session_id', id, 'is_impersonation', ${placeholder('isImpersonation')}::boolean),
          ${at} from used`,
      ...knownAddressParts,
      ...knownBrowserParts,
    },
    set: sql`, language = coalesce(${placeholder('language')}::text, users.language)`,
    condition: isUserAllowed,
  })
}

/** Creates a session, unless the user is banned. */
export const beginSession = createPrepared('begin_session', (db) => {
  const parts = toSessionParts(db, userId)
  const [, used] = parts
  const columns = { ...toUsedColumns(used), isNewBrowser: sql<boolean>`is_new_browser` }
  return db
    .with(...parts)
    .select(columns)
    .from(used)
})

/**
 * Creates a session of a user who has no second factor, with a browser that they signed in with before, while the
 * project enables passwords: it may have disabled them while this one was compared. The user is locked first. A change
 * that the statement waited for may have replaced the password, so that row is locked as well: a lock reads the current
 * version of a row, and all else is read as it was before waiting.
 *
 * @see docs/decisions/156-users-are-locked-first.md
 */
export const beginPasswordSession = createPrepared('begin_password_session', (db) => {
  const locked = db.$with('locked', {}).as(sql`
    select users.id from users
    where users.id = ${userId} and ${users.encryptedTotpSecret} is null and ${isUserAllowed} and ${isKnownBrowser}
      and exists (select from ${projects}
        where ${projects.id} = ${placeholder('projectId')} and ${projects.credentialEnabled})
    for no key update`)
  const verified = db.$with('verified', {}).as(sql`
    select user_id from passwords
    where user_id = (select id from locked) and hash = ${placeholder('passwordHash')}
    for share`)
  const parts = toSessionParts(db, sql`select user_id from verified`)
  const [, used] = parts
  return db
    .with(locked, verified, ...parts)
    .select(toUsedColumns(used))
    .from(used)
})
