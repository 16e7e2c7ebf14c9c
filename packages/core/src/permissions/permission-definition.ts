import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'

/** A permission users can hold, and those that come with it. */
export interface PermissionDefinition {
  /** Of `a-z`, `0-9`, `_` and `:`; system permissions begin with `$`. */
  readonly id: string
  readonly description?: string
  readonly containedPermissionIds: readonly string[]
}

/** What can be changed about a definition. Absent or `undefined` means: leave as it is. */
export interface PermissionDefinitionUpdateOptions {
  /** A new id; whoever held the permission holds it on. */
  id?: string
  description?: string
  /** Replaces the whole list. */
  containedPermissionIds?: readonly string[]
}

/** What a new definition needs. */
export interface PermissionDefinitionCreateOptions
  extends PermissionDefinitionUpdateOptions,
    CallOptions {
  id: string
}

/** What defines the permissions of teams, or those of the whole project. */
export interface PermissionDefinitions {
  fetch(scope: AdminScope): Promise<Fetched<PermissionDefinition[]>>
  create(
    scope: AdminScope,
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition>
  update(
    scope: AdminScope,
    permissionId: string,
    changes: PermissionDefinitionUpdateOptions,
    options?: CallOptions,
  ): Promise<void>
  delete(scope: AdminScope, permissionId: string, options?: CallOptions): Promise<void>
}

/** The permissions users can hold in teams. */
export const teamPermissionDefinitions = definitionsBy({
  list: 'GET /team-permission-definitions',
  create: 'POST /team-permission-definitions',
  update: 'PATCH /team-permission-definitions/:permission_id',
  delete: 'DELETE /team-permission-definitions/:permission_id',
})

/** The permissions users can hold in the whole project. */
export const projectPermissionDefinitions = definitionsBy({
  list: 'GET /project-permission-definitions',
  create: 'POST /project-permission-definitions',
  update: 'PATCH /project-permission-definitions/:permission_id',
  delete: 'DELETE /project-permission-definitions/:permission_id',
})

type Kind = 'team' | 'project'

function definitionsBy(endpoints: {
  list: `GET /${Kind}-permission-definitions`
  create: `POST /${Kind}-permission-definitions`
  update: `PATCH /${Kind}-permission-definitions/:permission_id`
  delete: `DELETE /${Kind}-permission-definitions/:permission_id`
}): PermissionDefinitions {
  // Who holds what changes with what is defined, and so do the defaults of the project.
  const outdate = ({ reads, outdateProject }: AdminScope) =>
    Promise.all([reads.outdate('permission-definitions', 'permissions'), outdateProject()])

  return {
    async fetch({ admin }) {
      const { items } = await admin.send(endpoints.list)
      return { wire: items, toValue: () => items.map(toDefinition) }
    },
    async create(scope, options) {
      const body = { ...toBody(options), id: options.id }
      const wire = await scope.admin.send(endpoints.create, { body, signal: options.signal })
      await outdate(scope)
      return toDefinition(wire)
    },
    async update(scope, permission_id, changes, { signal } = {}) {
      const body = toBody(changes)
      await scope.admin.send(endpoints.update, { path: { permission_id }, body, signal })
      await outdate(scope)
    },
    async delete(scope, permission_id, { signal } = {}) {
      await scope.admin.send(endpoints.delete, { path: { permission_id }, signal })
      await outdate(scope)
    },
  }
}

function toDefinition(wire: ResponseOf<'POST /team-permission-definitions'>): PermissionDefinition {
  const { id, description, contained_permission_ids } = wire
  return { id, description, containedPermissionIds: contained_permission_ids }
}

function toBody({ id, description, containedPermissionIds }: PermissionDefinitionUpdateOptions) {
  return {
    id,
    description,
    contained_permission_ids: containedPermissionIds && [...containedPermissionIds],
  }
}
