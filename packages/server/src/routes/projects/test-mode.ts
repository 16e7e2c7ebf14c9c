import type { Handlers } from '../../http/handlers'
import { requireAllMapped } from '../../lib/total'
import { setTestProject } from '../../project-settings/test-mode'

/** @see docs/decisions/121-test-projects.md */
export const testModeHandlers = {
  'GET /internal/test-mode': async (_, { caller }) => ({
    is_test_project: caller.project.isTestProject,
  }),

  'PATCH /internal/test-mode': async ({ body }, { db, caller, audit, log }) => {
    const { is_test_project, ...rest } = body
    requireAllMapped(rest)
    if (await setTestProject(db, caller.project, { isTestProject: is_test_project, audit })) {
      const what = is_test_project ? 'test mode enabled' : 'test mode disabled'
      log.warn({ project: caller.project.id }, what)
    }
    return { is_test_project }
  },
} satisfies Partial<Handlers>
