import { Field } from '../ui/field'
import { type Definition, isBuiltIn } from './scope'

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
  /** Permissions it may contain. */
  others: readonly Definition[]
  typed: Typed
  onChange: (typed: Typed) => void
}

/** Fields of a permission. */
export function PermissionFields({ definition, others, typed, onChange }: PermissionFieldsProps) {
  const contained = new Set(toContained(definition?.containedPermissionIds ?? [], typed))
  return (
    <>
      <Field
        label="ID"
        hint={
          definition
            ? 'Your app asks for this ID: change it there, too. Users keep the permission.'
            : 'Your app asks for this ID: lowercase letters, digits, _ and :, such as docs:edit.'
        }
        value={typed.id ?? definition?.id ?? ''}
        onChange={(id) => onChange({ ...typed, id })}
        required
        maxLength={256}
        spellCheck={false}
        autoCapitalize="none"
        pattern="[a-z0-9_:]+"
        title="Lowercase letters, digits, _ and :"
      />
      <Field
        label="Description"
        hint="Shown to users who invite to a team, as the description of a role."
        value={typed.description ?? definition?.description ?? ''}
        onChange={(description) => onChange({ ...typed, description })}
        maxLength={2000}
      />
      {others.length > 0 && (
        <fieldset>
          <legend>Contains</legend>
          <p className="hint">Users who have this permission also have these.</p>
          {others.map((other) => (
            <label key={other.id} className="check">
              <input
                type="checkbox"
                checked={contained.has(other.id)}
                onChange={({ target }) =>
                  onChange({
                    ...typed,
                    contained: new Map(typed.contained).set(other.id, target.checked),
                  })
                }
              />
              <span>
                <code>{other.id}</code>
                {isBuiltIn(other) && <span className="hint"> {other.description}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
