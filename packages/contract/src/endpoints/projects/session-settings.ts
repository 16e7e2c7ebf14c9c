import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { flag } from '../../schema/fields'

const sessionSettings = z.object({
  /** Whether refresh tokens rotate; null inherits the setting of the service. */
  refresh_token_rotation: z.boolean().nullable(),
  /** The effective value. */
  is_rotating: z.boolean(),
  /** Whether access tokens contain permissions, selected team and verified email. */
  token_claims_enabled: z.boolean(),
})

/** Session settings of a project. Updates are partial. */
export const sessionSettingEndpoints = {
  'GET /internal/session-settings': endpoint({
    access: adminAccess,
    response: sessionSettings,
    errors: [],
  }),
  'PATCH /internal/session-settings': endpoint({
    access: adminAccess,
    body: z
      .strictObject({ refresh_token_rotation: flag.nullable(), token_claims_enabled: flag })
      .partial(),
    response: sessionSettings,
    errors: [],
  }),
}
