import { toWireSecuritySettings, updateSecuritySettings } from '../domain/security-settings'
import type { Handlers } from './handlers'

/** Security settings of a project, for its owners. */
export const securitySettingHandlers = {
  'GET /internal/security-settings': async (_, { caller }) =>
    toWireSecuritySettings(caller.project),

  'PATCH /internal/security-settings': async ({ body }, { db, caller }) =>
    toWireSecuritySettings(await updateSecuritySettings(db, caller.project.id, body)),
} satisfies Partial<Handlers>
