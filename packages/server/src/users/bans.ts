import type { RequestOf, ResponseOf } from '@app/contract'
import type { users } from '../db/schema/index'
import { invalidInput } from '../lib/errors'

/** A ban of a user. */
export interface Ban {
  at: Date
  /** Null: until it is lifted. */
  until: Date | null
  /** For owners and the app's server. */
  reason: string | null
}

type GivenBan = NonNullable<RequestOf<'PATCH /users/:user_id', 'server'>['body']['ban']>

/**
 * Converts a ban from the wire form.
 *
 * @throws {DomainError} if its end has passed.
 */
export function toBan({ reason, until_millis: end }: GivenBan, now: Date): Ban {
  const until = end === undefined || end === null ? null : new Date(end)
  if (until && until <= now) throw invalidInput('The end of a ban must be in the future.')
  return { at: now, until, reason: reason || null }
}

type BanColumns = Pick<typeof users.$inferSelect, 'bannedAt' | 'bannedUntil' | 'banReason'>

/** Converts the ban of a user to the wire form. */
export function toWireBan({
  bannedAt,
  bannedUntil,
  banReason,
}: BanColumns): ResponseOf<'GET /users/:user_id', 'server'>['ban'] {
  return (
    bannedAt && {
      reason: banReason,
      banned_at_millis: bannedAt.getTime(),
      until_millis: bannedUntil?.getTime() ?? null,
    }
  )
}

/** Returns whether a user is banned at a time, as `isBannedAt` of the database does. */
export function isBanned(
  { bannedAt, bannedUntil }: Pick<BanColumns, 'bannedAt' | 'bannedUntil'>,
  now: Date,
): boolean {
  return bannedAt !== null && (bannedUntil === null || bannedUntil > now)
}
