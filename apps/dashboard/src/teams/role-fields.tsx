import { useProject } from '../hooks/use-owner'
import { isBuiltIn, useDefinitions } from '../permissions/scope'
import { BreakableText } from '../ui/breakable-text'

interface RoleFieldsProps {
  legend: string
  /** Ids of the chosen permissions. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Fields that choose roles in a team: its permissions, without those that are built in. */
export function RoleFields({ legend, chosen, onChange }: RoleFieldsProps) {
  const roles = useDefinitions(useProject(), 'team').filter((role) => !isBuiltIn(role))
  return (
    <fieldset>
      <legend>{legend}</legend>
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
