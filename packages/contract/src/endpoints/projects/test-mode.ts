import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { flag } from '../../schema/fields'

const testMode = z.object({ is_test_project: z.boolean() })

/** Whether a project is there for tests, with limits relaxed; beside contract/http.md. */
export const testModeEndpoints = {
  'GET /internal/test-mode': endpoint({ access: adminAccess, response: testMode, errors: [] }),
  /** Answers 400 for a project in production mode, and for `internal`. */
  'PATCH /internal/test-mode': endpoint({
    access: adminAccess,
    body: z.strictObject({ is_test_project: flag }),
    response: testMode,
    errors: [],
  }),
}
