import { useState } from 'react'
import { BreakableText } from '../ui/breakable-text'
import type { Definition } from './scope'

/** Number of permissions from which on they can be filtered. */
const manyPermissions = 12

interface ContainedFieldsProps {
  /** Permissions that a permission may contain. */
  others: readonly Definition[]
  /** Ids of those it contains. */
  contained: ReadonlySet<string>
  onChange: (id: string, isContained: boolean) => void
}

/** Fields that choose the permissions that another one contains. */
export function ContainedFields({ others, contained, onChange }: ContainedFieldsProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim().toLowerCase()
  // Chosen ones stay in sight.
  const shown = others.filter(({ id }) => id.includes(text) || contained.has(id))
  return (
    <fieldset>
      <legend>Contains</legend>
      <p className="hint">
        Users who have this permission also have the chosen ones. That makes it a role.
      </p>
      {others.length >= manyPermissions && (
        <div className="list-filter first-filter">
          <input
            type="search"
            aria-label="Filter the permissions to contain"
            placeholder={`Filter ${others.length} permissions`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="hint" role="status">
            {contained.size > 0 && `${contained.size} chosen`}
          </p>
        </div>
      )}
      <div className={others.length >= manyPermissions ? 'choices many' : 'choices'}>
        {shown.map((other) => (
          <label key={other.id} className="check">
            <input
              type="checkbox"
              checked={contained.has(other.id)}
              onChange={({ target }) => onChange(other.id, target.checked)}
            />
            <span>
              <code>
                <BreakableText text={other.id} />
              </code>
              {other.description && <span className="hint"> {other.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
