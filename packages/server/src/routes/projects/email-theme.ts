import type { Handlers } from '../../http/handlers'
import { auditSettings } from '../../import-export/audit-settings'
import { toWireEmailTheme, updateEmailTheme } from '../../project-settings/email-theme'

/** Logo and color of a project's emails, for its owners. */
export const emailThemeHandlers = {
  'GET /internal/email-theme': async (_, { caller }) => toWireEmailTheme(caller.project),

  'PATCH /internal/email-theme': async ({ body }, context) => {
    const { id } = context.caller.project
    return toWireEmailTheme(
      await auditSettings(context, id, (tx) => updateEmailTheme(tx, id, body)),
    )
  },
} satisfies Partial<Handlers>
