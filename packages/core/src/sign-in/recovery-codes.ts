import type { Fetched } from '../cache/resource-map'
import type { Scope, SessionScope } from '../context/context'
import { HttpError } from '../errors/http-error'
import type { CallOptions } from '../lib/call-options'

/** The recovery codes of a user, without the codes: the service keeps only their hashes. */
export interface RecoveryCodeStatus {
  /** Codes that are not used yet, of the ten that are made at a time. */
  readonly remaining: number
  /** When the present codes were made; `null` when there are none. */
  readonly createdAt: Date | null
}

/** Fetches how many recovery codes the signed-in user has left; `null` where the service has none. */
export async function fetchRecoveryCodeStatus({
  http,
}: Scope): Promise<Fetched<RecoveryCodeStatus | null>> {
  try {
    const wire = await http.send('GET /users/me/recovery-codes')
    const { remaining, created_at_millis: createdAt } = wire
    return {
      wire,
      toValue: () => ({ remaining, createdAt: createdAt === null ? null : new Date(createdAt) }),
    }
  } catch (error) {
    // The endpoint is no part of the contract: other services do not know it.
    const isUnknown = error instanceof HttpError && (error.status === 404 || error.status === 405)
    if (!isUnknown) throw error
    return { wire: null, toValue: () => null }
  }
}

/** Makes new recovery codes for the signed-in user, in place of all earlier ones. */
export async function createRecoveryCodes(
  { http, reads }: SessionScope,
  { signal }: CallOptions = {},
): Promise<string[]> {
  const { codes } = await http.send('POST /users/me/recovery-codes', { signal })
  await reads.outdate('recovery-codes')
  return codes
}
