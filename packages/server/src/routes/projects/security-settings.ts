import type { Handlers } from '../../http/handlers'
import { auditSettings } from '../../import-export/audit-settings'
import {
  toWireSecuritySettings,
  updateSecuritySettings,
} from '../../project-settings/security-settings'

/** Security settings of a project, for its owners. */
export const securitySettingHandlers = {
  'GET /internal/security-settings': async (_, { caller }) =>
    toWireSecuritySettings(caller.project),

  'PATCH /internal/security-settings': async ({ body }, context) => {
    const { id } = context.caller.project
    return toWireSecuritySettings(
      await auditSettings(context, id, (tx) => updateSecuritySettings(tx, id, body)),
    )
  },
} satisfies Partial<Handlers>
