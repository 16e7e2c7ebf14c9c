import { sql } from 'drizzle-orm'
import type { Actor } from '../security-events/security-events'
import { at } from './activity'

/** Name of the browser in the statement that creates a session; null if it is not compared. */
const browser = sql`${sql.placeholder('knownBrowser')}::text`

/** Sessions that began before browsers were stored count as well. */
const earlier = sql`(
  select known.browser from known_browsers as known where known.user_id = sessions.user_id
  union all
  select former.browser from sessions as former where former.user_id = sessions.user_id
    and former.browser is not null and not former.is_impersonation) as earlier`

/**
 * Whether the user of a new session signed in before, but never with its browser: a part of `returning`,
 * which does not see the rows of its own statement. Every sign-in locks the user in an earlier statement, so the
 * second of two concurrent sign-ins sees the row of the first.
 *
 * @see docs/decisions/330-notice-of-a-new-browser.md
 */
export const isNewBrowser = sql`(${browser} is not null and exists (select 1 from ${earlier})
  and not exists (select 1 from ${earlier} where earlier.browser = ${browser}))`

/** Whether the user signed in with the browser before, or it is not compared: a condition of `users`. */
export const isKnownBrowser = sql`(${browser} is null or exists (
  select from known_browsers as known where known.user_id = users.id and known.browser = ${browser}))`

/** Stores the browser of a session: a part of the statement of `activityParts`, which names the session `used`. */
export const knownBrowserParts = {
  recognized: sql`
  insert into known_browsers (user_id, browser, last_used_at)
  select user_id, ${browser}, ${at} from used where ${browser} is not null
  on conflict (user_id, browser) do update set last_used_at = excluded.last_used_at`,
}

/**
 * Returns the name to compare for a caller, empty for a program that is not a browser; `null` for servers, whose
 * browser is not that of the user.
 *
 * @param browser Result of `toBrowserName`.
 */
export function toKnownBrowser({ access }: Actor, browser: string | null): string | null {
  return access === 'client' ? (browser ?? '') : null
}
