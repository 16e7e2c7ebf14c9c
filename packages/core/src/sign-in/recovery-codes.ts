import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope, SessionScope } from '../context/scope'
import { ifOffered } from '../http/if-offered'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

/** Status of a user's recovery codes. The service stores only hashes of the codes. */
export interface RecoveryCodeStatus {
  /** Number of unused codes, at most ten. */
  readonly remaining: number
  /** Creation time of the current codes; `null` if there are none. */
  readonly createdAt: Date | null
}

/**
 * Fetches the status of the signed-in user's recovery codes; `null` if the service does not support
 * them.
 */
export async function fetchRecoveryCodeStatus({
  http,
}: Scope): Promise<Fetched<RecoveryCodeStatus | null>> {
  const wire = await ifOffered(http.send('GET /users/me/recovery-codes'))
  return { wire, toValue: () => wire && toStatus(wire) }
}

function toStatus(wire: ResponseOf<'GET /users/me/recovery-codes'>): RecoveryCodeStatus {
  const { remaining, created_at_millis: createdAt, ...rest } = wire
  requireAllMapped(rest)
  return { remaining, createdAt: createdAt === null ? null : new Date(createdAt) }
}

/** Creates recovery codes for the signed-in user and invalidates all earlier ones. */
export async function createRecoveryCodes(
  { http, reads }: SessionScope,
  { signal }: CallOptions = {},
): Promise<string[]> {
  const { codes, ...rest } = await http.send('POST /users/me/recovery-codes', { signal })
  requireAllMapped(rest)
  await reads.invalidate('recovery-codes')
  return codes
}
