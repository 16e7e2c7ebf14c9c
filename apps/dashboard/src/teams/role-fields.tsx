import { useProject } from '../hooks/use-owner'
import { isBuiltIn, useDefinitions } from '../permissions/scope'
import { BreakableText } from '../ui/breakable-text'

interface RoleFieldsProps {
  legend: string
  hint?: string | undefined
  /** Ids of roles that are not offered. */
  hidden?: readonly string[]
  /** Ids of the chosen permissions. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Fields that choose roles in a team: its permissions, without those that are built in. */
export function RoleFields(props: RoleFieldsProps) {
  const { legend, hint, hidden = [], chosen, onChange } = props
  const roles = useDefinitions(useProject(), 'team').filter(
    (role) => !isBuiltIn(role) && !hidden.includes(role.id),
  )
  if (roles.length === 0) return null
  return (
    <fieldset>
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="choices">
        {roles.map(({ id, description }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span>
              <code>
                <BreakableText text={id} />
              </code>
              {description && <span className="hint"> {description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
