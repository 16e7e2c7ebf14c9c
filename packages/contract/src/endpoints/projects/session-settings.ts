import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { flag } from '../../schema/fields'

const sessionSettings = z.object({
  /** Whether refresh tokens are replaced as they are used; null: as the server has it. */
  refresh_token_rotation: z.boolean().nullable(),
  /** What that comes to. */
  is_rotating: z.boolean(),
})

/** How sessions of a project go, beside contract/http.md. */
export const sessionSettingEndpoints = {
  'GET /internal/session-settings': endpoint({
    access: adminAccess,
    response: sessionSettings,
    errors: [],
  }),
  'PATCH /internal/session-settings': endpoint({
    access: adminAccess,
    body: z.strictObject({ refresh_token_rotation: flag.nullable() }),
    response: sessionSettings,
    errors: [],
  }),
}
