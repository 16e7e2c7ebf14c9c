import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { anyJson, flag, json } from '../../schema/fields'
import { sizes } from '../../schema/sizes'

const change = z.object({
  sign: z.enum(['+', '~', '-']),
  /** Such as `config.domains[https://example.com].handler_path`. */
  path: z.string(),
  /** Absent if there was no value. Secrets are masked. */
  before: anyJson.optional(),
  /** Absent if there is no value anymore. Secrets are masked. */
  after: anyJson.optional(),
})

/** The settings and permission definitions of a project as one file. */
export const projectFileEndpoints = {
  /** Contains secrets. */
  'GET /internal/project-file': endpoint({ access: adminAccess, response: anyJson, errors: [] }),
  /**
   * Applies a file in one transaction. Absent values remain unchanged; a list replaces the current one.
   * Text with status 400 for a file that is not valid.
   */
  'PATCH /internal/project-file': endpoint({
    access: adminAccess,
    maxBodyBytes: sizes.largeBody,
    query: z.strictObject({
      /** Changes nothing, after the same checks. */
      dry_run: flag.optional(),
    }),
    body: json(sizes.largeBody),
    response: z.object({ changes: z.array(change) }),
    errors: [],
  }),
}
