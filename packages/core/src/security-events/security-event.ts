import type { ResponseOf } from '@app/contract'
import type { SecurityEventType } from '@app/contract/lists'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

type WireEvent = ResponseOf<'GET /internal/security-events'>['items'][number]

/** An entry of the project's security log. */
export interface SecurityEvent {
  /** Id of the event. */
  readonly id: string
  /** Type of the event. */
  readonly type: SecurityEventType
  /** The user the event is about; `null` if unknown, or for events of the whole project. */
  readonly userId: string | null
  /** Name of that user today; `null` if there is none, or the account was deleted. */
  readonly user: NamedUser | null
  /** Name today of the owner that `details.owner_id` names; `null` if there is none, or the account was deleted. */
  readonly owner: NamedUser | null
  /** Actor of the event. */
  readonly actor: SecurityEventActor
  /**
   * Details by type: ids of sessions, contact channels, providers, permissions and keys; never
   * secrets.
   */
  readonly details: Readonly<Record<string, string | boolean>>
  /** Time of the event. */
  readonly createdAt: Date
}

/** A user as the security log names them. */
export interface NamedUser {
  /** Display name; `null` if there is none. */
  readonly displayName: string | null
  /** Primary email address; `null` if there is none. */
  readonly primaryEmail: string | null
}

/** Actor of a security event. */
export interface SecurityEventActor {
  /** Access type of the key that was used; `operator` is the command line of the service. */
  readonly access: 'client' | 'server' | 'admin' | 'operator'
  /** The signed-in user; `null` if there was none. */
  readonly userId: string | null
  /** Name of that user today; `null` if there is none, or the account was deleted. */
  readonly user: NamedUser | null
  /** Id of the owner of the project whose session it was, as in the dashboard; `null` for keys and users. */
  readonly ownerId: string | null
  /** Name of that owner today; `null` if there is none, or the account was deleted. */
  readonly owner: NamedUser | null
  /** IP address of the client, as far as trusted proxies report it. */
  readonly address: string | null
}

/** Options of `listSecurityEvents`. */
export interface ListSecurityEventsOptions extends CallOptions {
  /** Only events of this type. */
  type?: SecurityEventType | undefined
  /** Only events about this user. */
  userId?: string | undefined
  /** Only events at this time or later. */
  since?: Date | undefined
  /** Only events before this time. */
  until?: Date | undefined
  /** Events per page, at most 1000. @default 100 */
  limit?: number | undefined
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
}

/** A page of security events. `nextCursor` is `null` on the last page. */
export type SecurityEventPage = SecurityEvent[] & { readonly nextCursor: string | null }

/** Fetches a page of security events, newest first. */
export async function fetchSecurityEvents(
  scope: Scope<'admin'>,
  { type, userId, since, until, limit, cursor }: ListSecurityEventsOptions,
): Promise<Fetched<SecurityEventPage>> {
  const wire = await scope.admin.send('GET /internal/security-events', {
    query: {
      type,
      user_id: userId,
      since_millis: since?.getTime(),
      until_millis: until?.getTime(),
      limit,
      cursor,
    },
  })
  const { items, pagination } = wire
  return {
    wire,
    toValue: () =>
      Object.assign(items.map(toSecurityEvent), { nextCursor: pagination.next_cursor }),
  }
}

function toSecurityEvent(wire: WireEvent): SecurityEvent {
  const {
    id,
    type,
    user_id: userId,
    user,
    owner,
    actor,
    details,
    created_at_millis: createdAtMillis,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    type,
    userId,
    user: toNamedUser(user),
    owner: toNamedUser(owner),
    actor: toActor(actor),
    details,
    createdAt: new Date(createdAtMillis),
  }
}

function toActor(wire: WireEvent['actor']): SecurityEventActor {
  const { access, user_id: userId, user, owner_id: ownerId, owner, address, ...rest } = wire
  requireAllMapped(rest)
  return {
    access,
    userId,
    user: toNamedUser(user),
    ownerId,
    owner: toNamedUser(owner),
    address,
  }
}

function toNamedUser(wire: WireEvent['user']): NamedUser | null {
  if (!wire) return null
  const { display_name: displayName, primary_email: primaryEmail, ...rest } = wire
  requireAllMapped(rest)
  return { displayName, primaryEmail }
}
