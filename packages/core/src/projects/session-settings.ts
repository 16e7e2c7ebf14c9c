import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'

/** How the sessions of a project go. */
export interface SessionSettings {
  /** Whether refresh tokens are replaced as they are used; `null`: as the service has it. */
  refreshTokenRotation: boolean | null
  /** What that comes to. */
  isRotating: boolean
}

/** What can be changed of how sessions go. */
export type SessionSettingsUpdateOptions = Pick<SessionSettings, 'refreshTokenRotation'>

/** Asks how the sessions of the project go. */
export async function fetchSessionSettings(
  { admin }: AdminScope,
  { signal }: CallOptions,
): Promise<SessionSettings> {
  return fromWire(await admin.send('GET /internal/session-settings', { signal }))
}

/** Changes how the sessions of the project go, and answers how they go then. */
export async function updateSessionSettings(
  { admin }: AdminScope,
  { refreshTokenRotation }: SessionSettingsUpdateOptions,
  { signal }: CallOptions,
): Promise<SessionSettings> {
  const body = { refresh_token_rotation: refreshTokenRotation }
  return fromWire(await admin.send('PATCH /internal/session-settings', { body, signal }))
}

function fromWire({
  refresh_token_rotation: refreshTokenRotation,
  is_rotating: isRotating,
}: {
  refresh_token_rotation: boolean | null
  is_rotating: boolean
}): SessionSettings {
  return { refreshTokenRotation, isRotating }
}
