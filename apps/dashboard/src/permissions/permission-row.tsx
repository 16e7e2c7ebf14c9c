import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'
import { ConfirmedButton } from '../ui/confirmed-button'
import { type Definition, definitionsOf, isBuiltIn, type PermissionScope } from './scope'

interface PermissionRowProps {
  definition: Definition
  project: AdminOwnedProject
  scope: PermissionScope
}

/** A permission with its description and the permissions it contains. Those of the project can be changed. */
export function PermissionRow({ definition, project, scope }: PermissionRowProps) {
  const { id, description, containedPermissionIds } = definition
  return (
    <li className="with-actions">
      <div>
        <p className="name">
          <code>{id}</code>
          {isBuiltIn(definition) && <span className="badge">Built in</span>}
        </p>
        {description && <p className="hint">{description}</p>}
        {containedPermissionIds.length > 0 && (
          <p className="hint">Contains {containedPermissionIds.join(', ')}</p>
        )}
      </div>
      {!isBuiltIn(definition) && (
        <div className="actions end">
          <Link className="button" to={`${scope}/${id}`}>
            Edit<span className="visually-hidden"> {id}</span>
          </Link>
          <ConfirmedButton
            label="Delete"
            object={id}
            question={`Delete ${id}?`}
            onConfirm={() => definitionsOf(project, scope).delete(id)}
          >
            All users who have it lose it at once, and permissions that contain it lose it, too.
            This cannot be undone.
          </ConfirmedButton>
        </div>
      )}
    </li>
  )
}
