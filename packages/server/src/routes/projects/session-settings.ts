import type { ResponseOf } from '@app/contract'
import type { Database } from '../../db/database'
import type { Context } from '../../http/context'
import type { Handlers } from '../../http/handlers'
import { auditSettings } from '../../import-export/audit-settings'
import { type Complete, requireAllMapped } from '../../lib/total'
import { isRotating, updateSessionSettings } from '../../project-settings/session-settings'
import type { Project } from '../../projects/projects'

function toWire(
  context: Pick<Context, 'config'>,
  project: Project,
): Complete<ResponseOf<'GET /internal/session-settings', 'admin'>> {
  return {
    refresh_token_rotation: project.refreshRotation,
    is_rotating: isRotating(context, project),
    token_claims_enabled: project.tokenClaimsEnabled,
  }
}

/** @see docs/decisions/118-opt-in-refresh-token-rotation.md, docs/decisions/177-claims-of-users-in-access-tokens.md */
export const sessionSettingHandlers = {
  'GET /internal/session-settings': async (_, { config, caller }) =>
    toWire({ config }, caller.project),

  'PATCH /internal/session-settings': async ({ body }, context) => {
    const { id } = context.caller.project
    const { refresh_token_rotation: refreshRotation, token_claims_enabled, ...rest } = body
    requireAllMapped(rest)
    const changes = { refreshRotation, tokenClaimsEnabled: token_claims_enabled }
    const change = (tx: Database) => updateSessionSettings(tx, id, changes)
    return toWire(context, await auditSettings(context, id, change))
  },
} satisfies Partial<Handlers>
