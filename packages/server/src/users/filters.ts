import type { ProviderId, RequestOf } from '@app/contract'
import { and, eq, exists, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, isBannedAt, oauthAccounts, teamMembers, users } from '../db/schema/index'
import { requireAllMapped } from '../lib/total'

/** Filters of a list of users. Absent ones match all users. */
export interface UserFilters {
  /** Only members of this team. */
  teamId?: string
  /** Only users who are banned at this time, or only others. */
  banned?: { is: boolean; at: Date }
  signedUp?: Period
  lastActive?: Period
  /** Only users whose primary address is verified, or only those whose primary address is not. */
  verified?: boolean
  anonymous?: boolean
  /** Only users with an account of this provider. */
  providerId?: ProviderId
}

/** A period of time with its beginning, without its end. */
interface Period {
  from?: Date
  before?: Date
}

/** Filters of a list of users in wire form. */
export type WireUserFilters = Omit<
  RequestOf<'GET /users', 'server'>['query'],
  'cursor' | 'limit' | 'order_by' | 'desc' | 'query'
>

/** Converts filters from their wire form. */
export function toUserFilters(wire: WireUserFilters, now: Date): UserFilters {
  const { team_id, banned, verified, anonymous, provider, ...times } = wire
  const {
    signed_up_after_millis,
    signed_up_before_millis,
    last_active_after_millis,
    last_active_before_millis,
    ...rest
  } = times
  requireAllMapped(rest)
  return {
    teamId: team_id,
    banned: banned === undefined ? undefined : { is: banned, at: now },
    signedUp: toPeriod(signed_up_after_millis, signed_up_before_millis),
    lastActive: toPeriod(last_active_after_millis, last_active_before_millis),
    verified,
    anonymous,
    providerId: provider,
  }
}

function toPeriod(from?: number, before?: number): Period {
  return {
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  }
}

/**
 * Condition that a user matches filters.
 *
 * @see docs/decisions/178-filters-of-user-lists.md
 */
export function toFilterCondition(
  db: Database,
  projectId: string,
  { teamId, banned, signedUp, lastActive, verified, anonymous, providerId }: UserFilters,
): SQL | undefined {
  return and(
    teamId === undefined ? undefined : isMember(db, teamId),
    banned && hasBan(banned),
    signedUp && isWithin(users.signedUpAt, signedUp),
    lastActive && isWithin(users.lastActiveAt, lastActive),
    verified === undefined ? undefined : hasPrimaryEmail(db, projectId, verified),
    // Not `= $1`, for which Postgres could not use the index of anonymous users.
    anonymous === undefined
      ? undefined
      : anonymous
        ? users.isAnonymous
        : sql`not ${users.isAnonymous}`,
    providerId && hasAccount(db, projectId, providerId),
  )
}

function isWithin(
  column: typeof users.signedUpAt | typeof users.lastActiveAt,
  { from, before }: Period,
): SQL | undefined {
  return and(from && gte(column, from), before && lt(column, before))
}

function hasBan({ is, at }: { is: boolean; at: Date }): SQL {
  const isBanned = isBannedAt(sql`${at.toISOString()}::timestamptz`)
  return is ? isBanned : sql`not ${isBanned}`
}

function isMember(db: Database, teamId: string): SQL {
  return exists(
    db
      .select({ teamId: teamMembers.teamId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, users.id))),
  )
}

function hasPrimaryEmail(db: Database, projectId: string, isVerified: boolean): SQL {
  return exists(
    db
      .select({ id: contactChannels.id })
      .from(contactChannels)
      .where(
        and(
          eq(contactChannels.userId, users.id),
          eq(contactChannels.projectId, projectId),
          contactChannels.isPrimary,
          isVerified ? contactChannels.isVerified : sql`not ${contactChannels.isVerified}`,
        ),
      ),
  )
}

function hasAccount(db: Database, projectId: string, providerId: ProviderId): SQL {
  return exists(
    db
      .select({ userId: oauthAccounts.userId })
      .from(oauthAccounts)
      .where(
        and(
          eq(oauthAccounts.userId, users.id),
          eq(oauthAccounts.projectId, projectId),
          eq(oauthAccounts.providerId, providerId),
        ),
      ),
  )
}
