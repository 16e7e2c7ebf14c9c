import { as } from '../harness'
import type { Rows } from './row'

const ofOneProject = { headers: as('admin'), body: {} }

/** Jobs; @see docs/decisions/113-background-jobs-with-pg-boss.md */
export const jobRows = {
  'GET /internal/jobs': { EXPECTED_INTERNAL_PROJECT: () => ofOneProject },
  'POST /internal/jobs/:queue/:id/retry': {
    EXPECTED_INTERNAL_PROJECT: () => ({ ...ofOneProject, path: { queue: 'mail' } }),
  },
} satisfies Partial<Rows>
