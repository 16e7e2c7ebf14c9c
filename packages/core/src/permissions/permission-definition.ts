import type { RequestOf, ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { type Complete, requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

/** A permission and the permissions it contains. */
export interface PermissionDefinition {
  /** Consists of `a-z`, `0-9`, `_` and `:`; system permissions start with `$`. */
  readonly id: string
  /** Description for owners. */
  readonly description?: string
  /** Ids of the permissions that come with it, sorted. */
  readonly containedPermissionIds: readonly string[]
}

/** Changes to a permission definition. Absent fields keep their value. */
export interface PermissionDefinitionUpdateOptions {
  /** New id; existing grants are kept. */
  id?: string | undefined
  /** Description for owners. */
  description?: string | undefined
  /** Replaces the whole list. */
  containedPermissionIds?: readonly string[] | undefined
}

/** Options of a new permission definition. */
export interface PermissionDefinitionCreateOptions
  extends PermissionDefinitionUpdateOptions,
    CallOptions {
  /** Id of the permission: `a-z`, `0-9`, `_` and `:`. */
  id: string
}

/** Operations on the definitions of one kind of permission. */
export interface PermissionDefinitions {
  fetch(scope: Scope<'admin'>): Promise<Fetched<PermissionDefinition[]>>
  create(
    scope: Scope<'admin'>,
    options: PermissionDefinitionCreateOptions,
  ): Promise<PermissionDefinition>
  update(
    scope: Scope<'admin'>,
    permissionId: string,
    changes: PermissionDefinitionUpdateOptions,
    options?: CallOptions,
  ): Promise<void>
  delete(scope: Scope<'admin'>, permissionId: string, options?: CallOptions): Promise<void>
}

/** Definitions of team permissions. */
export const teamPermissionDefinitions = definitionsBy({
  list: 'GET /team-permission-definitions',
  create: 'POST /team-permission-definitions',
  update: 'PATCH /team-permission-definitions/:permission_id',
  delete: 'DELETE /team-permission-definitions/:permission_id',
})

/** Definitions of project permissions. */
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
  // Definitions affect permissions of users and the default permissions of the project.
  const invalidate = ({ reads }: Scope<'admin'>) =>
    reads.invalidate('permission-definitions', 'permissions', 'project')

  return {
    async fetch({ admin }) {
      const { items } = await admin.send(endpoints.list)
      return { wire: items, toValue: () => items.map(toDefinition) }
    },
    async create(scope, options) {
      const { signal, ...definition } = options
      const body = { ...toBody(definition), id: definition.id }
      const wire = await scope.admin.send(endpoints.create, { body, signal })
      await invalidate(scope)
      return toDefinition(wire)
    },
    async update(scope, permission_id, changes, { signal } = {}) {
      const body = toBody(changes)
      await scope.admin.send(endpoints.update, { path: { permission_id }, body, signal })
      await invalidate(scope)
    },
    async delete(scope, permission_id, { signal } = {}) {
      await scope.admin.send(endpoints.delete, { path: { permission_id }, signal })
      await invalidate(scope)
    },
  }
}

function toDefinition(wire: ResponseOf<'POST /team-permission-definitions'>): PermissionDefinition {
  const { id, description, contained_permission_ids: containedPermissionIds, ...rest } = wire
  requireAllMapped(rest)
  return { id, description, containedPermissionIds }
}

function toBody({
  id,
  description,
  containedPermissionIds,
  ...rest
}: PermissionDefinitionUpdateOptions): Complete<
  RequestOf<'PATCH /team-permission-definitions/:permission_id', 'admin'>['body']
> {
  refuseUnknownOptions(rest)
  return {
    id,
    description,
    contained_permission_ids: containedPermissionIds && [...containedPermissionIds],
  }
}
