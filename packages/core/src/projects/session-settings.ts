import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import type { Optional } from '../lib/optional'
import { requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

/** Session settings of a project. */
export interface SessionSettings {
  /** Whether refresh tokens rotate; `null` inherits the setting of the service. */
  refreshTokenRotation: boolean | null
  /** Effective value of `refreshTokenRotation`. */
  isRotating: boolean
  /**
   * Whether access tokens contain permissions, selected team and verified email of their user, as
   * `verifyRequest` returns them.
   *
   * @default false
   */
  tokenClaimsEnabled: boolean
}

/** Changes to session settings. Absent values remain unchanged. */
export type SessionSettingsUpdateOptions = Optional<Omit<SessionSettings, 'isRotating'>>

/** Fetches the session settings of the project. */
export async function fetchSessionSettings({
  admin,
}: Scope<'admin'>): Promise<Fetched<SessionSettings>> {
  const wire = await admin.send('GET /internal/session-settings')
  return { wire, toValue: () => toSettings(wire) }
}

/** Updates the session settings of the project and returns all of them. */
export async function updateSessionSettings(
  { admin, reads }: Scope<'admin'>,
  { refreshTokenRotation, tokenClaimsEnabled, ...rest }: SessionSettingsUpdateOptions,
  { signal }: CallOptions,
): Promise<SessionSettings> {
  refuseUnknownOptions(rest, ['isRotating'])
  const body = {
    refresh_token_rotation: refreshTokenRotation,
    token_claims_enabled: tokenClaimsEnabled,
  }
  const wire = await admin.send('PATCH /internal/session-settings', { body, signal })
  await reads.invalidate('session-settings')
  return toSettings(wire)
}

function toSettings(wire: ResponseOf<'GET /internal/session-settings', 'admin'>): SessionSettings {
  const { refresh_token_rotation, is_rotating, token_claims_enabled, ...rest } = wire
  requireAllMapped(rest)
  return {
    refreshTokenRotation: refresh_token_rotation,
    isRotating: is_rotating,
    tokenClaimsEnabled: token_claims_enabled,
  }
}
