import type { Handlers } from '../../http/handlers'
import { auditSettings } from '../../import-export/audit-settings'
import {
  toWireSecuritySettings,
  updateSecuritySettings,
} from '../../project-settings/security-settings'

/** Security settings of a project, for its owners. */
export const securitySettingHandlers = {
  'GET /internal/security-settings': async (_, { caller, secretBox }) =>
    toWireSecuritySettings(caller.project, secretBox),

  'PATCH /internal/security-settings': async ({ body }, context) => {
    const { caller, secretBox, config } = context
    const { id } = caller.project
    const updated = await auditSettings(context, id, (tx) =>
      updateSecuritySettings({ db: tx, secretBox, config }, id, body),
    )
    return toWireSecuritySettings(updated, secretBox)
  },
} satisfies Partial<Handlers>
