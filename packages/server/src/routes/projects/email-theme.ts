import type { Handlers } from '../../http/handlers'
import { toWireEmailTheme, updateEmailTheme } from '../../project-settings/email-theme'

/** Logo and color of a project's emails, for its owners. */
export const emailThemeHandlers = {
  'GET /internal/email-theme': async (_, { caller }) => toWireEmailTheme(caller.project),

  'PATCH /internal/email-theme': async ({ body }, { db, caller }) =>
    toWireEmailTheme(await updateEmailTheme(db, caller.project.id, body)),
} satisfies Partial<Handlers>
