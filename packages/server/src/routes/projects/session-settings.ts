import type { Context } from '../../http/context'
import type { Handlers } from '../../http/handlers'
import { requireAllMapped } from '../../lib/total'
import { isRotating, updateSessionSettings } from '../../project-settings/session-settings'
import type { Project } from '../../projects/projects'

function toWire(context: Pick<Context, 'config'>, project: Pick<Project, 'refreshRotation'>) {
  return {
    refresh_token_rotation: project.refreshRotation,
    is_rotating: isRotating(context, project),
  }
}

/** @see docs/decisions/118-opt-in-refresh-token-rotation.md */
export const sessionSettingHandlers = {
  'GET /internal/session-settings': async (_, { config, caller }) =>
    toWire({ config }, caller.project),

  'PATCH /internal/session-settings': async ({ body }, context) => {
    const { db, caller } = context
    const { refresh_token_rotation: refreshRotation, ...rest } = body
    requireAllMapped(rest)
    return toWire(context, await updateSessionSettings(db, caller.project.id, { refreshRotation }))
  },
} satisfies Partial<Handlers>
