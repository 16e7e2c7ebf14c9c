import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { flag } from '../../schema/fields'

const testMode = z.object({ is_test_project: z.boolean() })

/** Test mode of a project, with relaxed rate limits. */
export const testModeEndpoints = {
  'GET /internal/test-mode': endpoint({ access: adminAccess, response: testMode, errors: [] }),
  /** Responds with 400 for a project in production mode and for `internal`. */
  'PATCH /internal/test-mode': endpoint({
    access: adminAccess,
    body: z.strictObject({ is_test_project: flag }),
    response: testMode,
    errors: [],
  }),
}
