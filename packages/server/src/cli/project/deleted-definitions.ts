import type { ApplyResult } from '../../import-export/apply-project-file'
import type { ProjectFile } from '../../import-export/project-file'
import { toCell } from '../lib/output'
import { CommandError } from '../lib/terminal'

const lists = ['team_permission_definitions', 'project_permission_definitions'] as const

/** Returns whether a file can delete definitions: it has a list of them. */
export function canDeleteDefinitions(file: ProjectFile): boolean {
  return lists.some((list) => file[list] !== undefined)
}

/**
 * Describes the permission definitions that a plan deletes, one line for each list; `null` if there are none. Those of a
 * new project have no grants.
 */
export function describeDeletions({ isNew, changes }: ApplyResult): string | null {
  if (isNew) return null
  const lines = lists.flatMap((list) => {
    const deleted = changes.flatMap(({ sign, path, before }) =>
      sign === '-' && path.startsWith(`${list}[`) && path.endsWith(']') ? [toId(before)] : [],
    )
    return deleted.length > 0 ? [`  ${list}: ${toCell(deleted.join(', '))}\n`] : []
  })
  if (lines.length === 0) return null
  return `The file does not list definitions of the project:\n${lines.join('')}`
}

/** @throws {CommandError} if a plan deletes permission definitions. */
export function requireNoDeletions(plan: ApplyResult): void {
  const deletions = describeDeletions(plan)
  if (deletions === null) return
  throw new CommandError(
    `${deletions}They would be deleted with all their grants. Nothing was changed. Add them to the file, as app-server project export writes it, or pass --delete.`,
  )
}

function toId(definition: unknown): string {
  // The value of a definition in a project file.
  return (definition as { id: string }).id
}
