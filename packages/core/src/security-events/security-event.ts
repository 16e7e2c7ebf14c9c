import type { ResponseOf } from '@app/contract'
import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'

type WireEvent = ResponseOf<'GET /internal/security-events'>['items'][number]

/** What is kept of the security of a project. */
export type SecurityEventType =
  | `session.${'created' | 'ended' | 'revoked'}`
  | 'sessions.ended'
  | 'refresh_token.reused'
  | 'sign_in.failed'
  | `password.${'set' | 'changed' | 'reset' | 'removed'}`
  | `second_factor.${'enabled' | 'disabled'}`
  | 'recovery_codes.created'
  | 'recovery_code.used'
  | `passkey.${'added' | 'removed'}`
  | `contact_channel.${'added' | 'changed' | 'removed'}`
  | 'connected_account.added'
  | `permission.${'granted' | 'revoked'}`
  | `api_keys.${'created' | 'revoked'}`
  | 'user.deleted'
  | 'mailbox.proven'
  | `test_mode.${'enabled' | 'disabled'}`

/** Something that happened to the security of the project. */
export interface SecurityEvent {
  readonly id: string
  readonly type: SecurityEventType
  /** Whom it is about; `null`: nobody known, or the whole project. */
  readonly userId: string | null
  readonly actor: SecurityEventActor
  /** More of it, by type: ids of sessions, contact channels, providers, permissions, keys; never a secret. */
  readonly details: Readonly<Record<string, string | boolean>>
  readonly createdAt: Date
}

/** Who did something. */
export interface SecurityEventActor {
  /** By which kind of key; `operator`: on the command line of the service. */
  readonly access: 'client' | 'server' | 'admin' | 'operator'
  /** Who was signed in. */
  readonly userId: string | null
  /** Where the request came from, as far as trusted proxies say. */
  readonly address: string | null
}

/** Which events to list. */
export interface ListSecurityEventsOptions extends CallOptions {
  type?: SecurityEventType
  /** Only what is about this user. */
  userId?: string
  /** Events on a page, at most 1000. @default 100 */
  limit?: number
  /** `nextCursor` of the page before. */
  cursor?: string
}

/** One page of events, and where the next one begins; `null` when this is the last. */
export type SecurityEventPage = SecurityEvent[] & { readonly nextCursor: string | null }

/** Fetches a page of events, newest first. */
export async function fetchSecurityEvents(
  scope: AdminScope,
  { type, userId, limit, cursor, signal }: ListSecurityEventsOptions,
): Promise<SecurityEventPage> {
  const { items, pagination } = await scope.admin.send('GET /internal/security-events', {
    query: { type, user_id: userId, limit, cursor },
    signal,
  })
  return Object.assign(items.map(toSecurityEvent), { nextCursor: pagination.next_cursor })
}

function toSecurityEvent(wire: WireEvent): SecurityEvent {
  const { access, user_id: userId, address } = wire.actor
  return {
    id: wire.id,
    type: wire.type,
    userId: wire.user_id,
    actor: { access, userId, address },
    details: wire.details,
    createdAt: new Date(wire.created_at_millis),
  }
}
