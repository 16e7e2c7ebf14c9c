import type { AdminOwnedProject } from '@app/core/admin'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Chips } from '../lists/chips'
import { BreakableText } from '../ui/breakable-text'
import { Menu, MenuItem } from '../ui/menu'
import { listDefaults } from './default-lists'
import { PermissionDeletion } from './permission-deletion'
import type { Definition, PermissionScope } from './scope'

interface PermissionRowProps {
  definition: Definition
  /** All permissions of the scope. */
  definitions: readonly Definition[]
  project: AdminOwnedProject
  scope: PermissionScope
}

/** A permission of the project, with a menu that edits or deletes it. */
export function PermissionRow({ definition, definitions, project, scope }: PermissionRowProps) {
  const { id, description, containedPermissionIds } = definition
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const defaults = listDefaults(project.config, id)
  const path = `${scope}/${id}`
  return (
    <tr className="linked">
      <td>
        <Link to={path}>
          <code>
            <BreakableText text={id} />
          </code>
        </Link>
        {description && <p className="hint">{description}</p>}
        {containedPermissionIds.length > 0 && (
          <div className="on-phones">
            <Chips ids={containedPermissionIds} />
          </div>
        )}
        {defaults.length > 0 && (
          <p className="hint not-wide">
            Granted by default to {defaults.join(' and ').toLowerCase()}
          </p>
        )}
      </td>
      <td className="not-on-phones wrapped">
        {containedPermissionIds.length > 0 ? (
          <Chips ids={containedPermissionIds} />
        ) : (
          <span className="hint">–</span>
        )}
      </td>
      <td className="wide-only">{defaults.join(', ') || <span className="hint">–</span>}</td>
      <td className="end">
        <Menu label={`Actions for ${id}`}>
          <MenuItem onSelect={() => void navigate(path)}>Edit</MenuItem>
          <MenuItem isDanger onSelect={() => setIsDeleting(true)}>
            Delete
          </MenuItem>
        </Menu>
        {isDeleting && (
          <PermissionDeletion
            id={id}
            definitions={definitions}
            project={project}
            scope={scope}
            onClose={() => setIsDeleting(false)}
          />
        )}
      </td>
    </tr>
  )
}
