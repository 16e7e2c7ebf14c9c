import type { Definition, PermissionScope } from './scope'

/** Definitions of both scopes, which share their ids. */
export type DefinitionsByScope = Record<PermissionScope, readonly Definition[]>

/** Returns why a permission cannot have an id, and what to do; `null` if it can. */
export function findIdProblem(
  typed: string,
  { others, ownId }: { others: DefinitionsByScope; ownId: string | undefined },
): string | null {
  const id = typed.trim()
  if (!/^[a-z0-9_:]+$/.test(id)) {
    return `Use only lowercase letters, digits, underscores and colons, such as ${toUsableId(id)}.`
  }
  if (id === ownId) return null
  const scope = (['team', 'project'] as const).find((scope) =>
    others[scope].some((other) => other.id === id),
  )
  return scope ? `The ${scope} permission ${id} already exists. Choose another ID.` : null
}

/** Returns an id that is close to a typed text, such as `front_page` for "Front page". */
function toUsableId(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9:]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return id || 'docs:edit'
}
