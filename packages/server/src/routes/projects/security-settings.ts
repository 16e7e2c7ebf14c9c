import type { Handlers } from '../../http/handlers'
import {
  toWireSecuritySettings,
  updateSecuritySettings,
} from '../../project-settings/security-settings'

/** Security settings of a project, for its owners. */
export const securitySettingHandlers = {
  'GET /internal/security-settings': async (_, { caller }) =>
    toWireSecuritySettings(caller.project),

  'PATCH /internal/security-settings': async ({ body }, { db, caller }) =>
    toWireSecuritySettings(await updateSecuritySettings(db, caller.project.id, body)),
} satisfies Partial<Handlers>
