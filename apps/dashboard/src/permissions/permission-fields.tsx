import { Field, TextArea } from '../ui/field'
import { ContainedFields } from './contained-fields'
import { PermissionUsage } from './permission-usage'
import type { Definition, PermissionScope } from './scope'

/** Values of the form, apart from those that were not changed. */
export interface Typed {
  id?: string
  description?: string
  /** Permissions to add to (`true`) or remove from those it contains, by id. */
  contained: ReadonlyMap<string, boolean>
}

/** Values of a form in which nothing was typed. */
export const untouched: Typed = { contained: new Map() }

/** Applies the changes of the form to a list of permissions, which other owners may have changed. */
export function toContained(ids: readonly string[], { contained }: Typed): string[] {
  const kept = ids.filter((id) => contained.get(id) !== false)
  const added = [...contained].flatMap(([id, isAdded]) => (isAdded ? [id] : []))
  return [...new Set([...kept, ...added])]
}

interface PermissionFieldsProps {
  /** The permission to edit; absent for a new one. */
  definition?: Definition
  scope: PermissionScope
  /** Permissions it may contain. */
  others: readonly Definition[]
  typed: Typed
  onChange: (typed: Typed) => void
  /** Returns what is wrong with an ID; `null` if nothing is. */
  validateId: (id: string) => string | null
  /** Why the service refused the ID; `null` if it did not. */
  problem: string | null
}

const descriptionHints = {
  team: 'Optional. Shown to users who invite to a team, as the description of a role.',
  project: 'Optional. Shown to owners only.',
} satisfies Record<PermissionScope, string>

/** Fields of a permission. */
export function PermissionFields(props: PermissionFieldsProps) {
  const { definition, scope, others, typed, onChange, validateId, problem } = props
  const contained = new Set(toContained(definition?.containedPermissionIds ?? [], typed))
  return (
    <>
      <Field
        label="ID"
        hint={
          definition
            ? 'Your app asks for this ID: change it there, too. Users keep the permission.'
            : 'Your app asks for this ID, such as docs:edit. Lowercase letters, digits, underscores and colons.'
        }
        value={typed.id ?? definition?.id ?? ''}
        onChange={(id) => onChange({ ...typed, id })}
        required
        maxLength={256}
        spellCheck={false}
        autoCapitalize="none"
        validate={validateId}
        problem={problem}
      />
      <TextArea
        className="growing prose"
        spellCheck
        label="Description"
        hint={descriptionHints[scope]}
        value={typed.description ?? definition?.description ?? ''}
        onChange={(description) => onChange({ ...typed, description })}
        maxLength={2000}
      />
      <PermissionUsage scope={scope} id={typed.id?.trim() ?? definition?.id ?? ''} />
      {others.length > 0 && (
        <ContainedFields
          others={others}
          contained={contained}
          onChange={(id, isContained) =>
            onChange({ ...typed, contained: new Map(typed.contained).set(id, isContained) })
          }
        />
      )}
    </>
  )
}
