import type {
  AdminOwnedProject,
  AdminTeamPermissionDefinition,
  AdminTeamPermissionDefinitionUpdateOptions,
} from '@app/core/admin'
import { compareNaturally } from '../lists/natural-order'

/** Scope of a permission: a team, or the whole project. */
export type PermissionScope = 'team' | 'project'

/** A permission and the permissions it contains. */
export type Definition = AdminTeamPermissionDefinition

/** Returns whether a text, such as a part of the URL, is a scope. */
export function isScope(text: string | undefined): text is PermissionScope {
  return text === 'team' || text === 'project'
}

/** Returns whether a permission is one of those that each project has. */
export function isBuiltIn({ id }: Definition): boolean {
  return id.startsWith('$')
}

/** Operations of a project on the definitions of a scope. */
interface Definitions {
  list: () => Promise<Definition[]>
  create: (definition: { id: string } & Partial<Definition>) => Promise<Definition>
  update: (id: string, changes: AdminTeamPermissionDefinitionUpdateOptions) => Promise<void>
  delete: (id: string) => Promise<void>
}

/** Returns the operations on the definitions of a scope. */
export function definitionsOf({ app }: AdminOwnedProject, scope: PermissionScope): Definitions {
  return scope === 'team'
    ? {
        list: app.listTeamPermissionDefinitions,
        create: app.createTeamPermissionDefinition,
        update: app.updateTeamPermissionDefinition,
        delete: app.deleteTeamPermissionDefinition,
      }
    : {
        list: app.listProjectPermissionDefinitions,
        create: app.createProjectPermissionDefinition,
        update: app.updateProjectPermissionDefinition,
        delete: app.deleteProjectPermissionDefinition,
      }
}

/** Returns the definitions of a scope in natural order, the project's own ones first, and fetches both scopes. */
export function useDefinitions({ app }: AdminOwnedProject, scope: PermissionScope): Definition[] {
  const team = app.useTeamPermissionDefinitions()
  const project = app.useProjectPermissionDefinitions()
  const definitions = scope === 'team' ? team : project
  return [...definitions].sort(
    (a, b) => Number(isBuiltIn(a)) - Number(isBuiltIn(b)) || compareNaturally(a.id, b.id),
  )
}
