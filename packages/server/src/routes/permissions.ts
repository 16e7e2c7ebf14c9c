import type { RequestOf } from '@app/contract'
import type { Caller, Context } from '../http/context'
import type { Handlers } from '../http/handlers'
import { resolveFilter, resolveUserId } from '../http/own-user'
import { auditSettings } from '../import-export/audit-settings'
import { type Complete, requireAllMapped } from '../lib/total'
import {
  createDefinition,
  type DefinitionChanges,
  deleteDefinition,
  listDefinitions,
  type PermissionDefinition,
  type PermissionScope,
  requirePermission,
  updateDefinition,
} from '../permissions/definitions'
import {
  grantProjectPermission,
  grantTeamPermission,
  revokeProjectPermission,
  revokeTeamPermission,
} from '../permissions/grants'
import { revokeInvitationsOfFormerInviters } from '../permissions/invitation-rules'
import {
  listProjectPermissions,
  listTeamPermissions,
  requireMembership,
} from '../permissions/permissions'
import { requireUser } from '../teams/teams'

function toWire({ id, description, containedIds }: PermissionDefinition) {
  return {
    id,
    description: description || undefined,
    contained_permission_ids: [...containedIds].sort(),
  }
}

type NewDefinition = RequestOf<'POST /team-permission-definitions', 'admin'>['body']

function toChanges(body: Partial<NewDefinition>): Complete<DefinitionChanges> {
  const { id, description, contained_permission_ids, ...rest } = body
  requireAllMapped(rest)
  return { id, description, containedIds: contained_permission_ids }
}

type OwnContext = Pick<Context<Caller>, 'db' | 'secretBox' | 'caller' | 'audit'>

async function list({ db, caller }: OwnContext, scope: PermissionScope) {
  const definitions = await listDefinitions(db, caller.project.id, scope)
  return { items: definitions.map(toWire), is_paginated: false as const }
}

async function create(context: OwnContext, scope: PermissionScope, body: NewDefinition) {
  const { id } = context.caller.project
  const from = { ...toChanges(body), id: body.id }
  return toWire(await auditSettings(context, id, (tx) => createDefinition(tx, id, scope, from)))
}

async function update(
  context: OwnContext,
  scope: PermissionScope,
  permissionId: string,
  body: Partial<NewDefinition>,
) {
  const { id } = context.caller.project
  const changes = toChanges(body)
  return auditSettings(context, id, async (tx) => {
    const updated = await updateDefinition(tx, id, scope, { permissionId, changes })
    if (scope === 'team') await revokeInvitationsOfFormerInviters(tx, id)
    return toWire(updated)
  })
}

async function remove(context: OwnContext, scope: PermissionScope, permissionId: string) {
  const { id } = context.caller.project
  await auditSettings(context, id, async (tx) => {
    await deleteDefinition(tx, id, scope, permissionId)
    if (scope === 'team') await revokeInvitationsOfFormerInviters(tx, id)
  })
  return { success: true as const }
}

/** Requires that team, user and permission exist. */
async function requireTeamHolder(
  { db, caller }: OwnContext,
  path: { team_id: string; user_id: string; permission_id: string },
) {
  const userId = resolveUserId(caller, path.user_id)
  await requireUser(db, caller.project.id, userId)
  await requireMembership(db, caller.project.id, { teamId: path.team_id, userId })
  return { teamId: path.team_id, userId, permissionId: path.permission_id }
}

export const permissionHandlers = {
  'GET /team-permissions': async ({ query }, { db, caller }) => {
    const userId = resolveFilter(caller, query.user_id)
    const filter = { userId, teamId: query.team_id, permissionId: query.permission_id }
    const recursive = query.recursive ?? false
    const items = await listTeamPermissions(db, caller.project.id, { ...filter, recursive })
    return { items, is_paginated: false }
  },
  'POST /team-permissions/:team_id/:user_id/:permission_id': async ({ path }, context) => {
    const { db, caller, audit } = context
    const holder = await requireTeamHolder(context, path)
    await requirePermission(db, caller.project.id, 'team', holder.permissionId)
    return grantTeamPermission(db, caller.project.id, { ...holder, audit })
  },
  'DELETE /team-permissions/:team_id/:user_id/:permission_id': async ({ path }, context) => {
    const { db, caller, audit } = context
    const holder = await requireTeamHolder(context, path)
    await revokeTeamPermission(db, caller.project.id, { ...holder, audit })
    return { success: true }
  },
  'GET /team-permission-definitions': (_, context) => list(context, 'team'),
  'POST /team-permission-definitions': ({ body }, context) => create(context, 'team', body),
  'PATCH /team-permission-definitions/:permission_id': ({ path, body }, context) =>
    update(context, 'team', path.permission_id, body),
  'DELETE /team-permission-definitions/:permission_id': ({ path }, context) =>
    remove(context, 'team', path.permission_id),

  'GET /project-permissions': async ({ query }, { db, caller }) => {
    const userId = resolveFilter(caller, query.user_id)
    const filter = { userId, permissionId: query.permission_id }
    const recursive = query.recursive ?? false
    const items = await listProjectPermissions(db, caller.project.id, { ...filter, recursive })
    return { items, is_paginated: false }
  },
  'POST /project-permissions/:user_id/:permission_id': async ({ path }, { db, caller, audit }) => {
    const userId = resolveUserId(caller, path.user_id)
    await requireUser(db, caller.project.id, userId)
    await requirePermission(db, caller.project.id, 'project', path.permission_id)
    const holder = { userId, permissionId: path.permission_id, audit }
    return grantProjectPermission(db, caller.project.id, holder)
  },
  'DELETE /project-permissions/:user_id/:permission_id': async (
    { path },
    { db, caller, audit },
  ) => {
    const userId = resolveUserId(caller, path.user_id)
    await requireUser(db, caller.project.id, userId)
    const holder = { userId, permissionId: path.permission_id, audit }
    await revokeProjectPermission(db, caller.project.id, holder)
    return { success: true }
  },
  'GET /project-permission-definitions': (_, context) => list(context, 'project'),
  'POST /project-permission-definitions': ({ body }, context) => create(context, 'project', body),
  'PATCH /project-permission-definitions/:permission_id': ({ path, body }, context) =>
    update(context, 'project', path.permission_id, body),
  'DELETE /project-permission-definitions/:permission_id': ({ path }, context) =>
    remove(context, 'project', path.permission_id),
} satisfies Partial<Handlers>
