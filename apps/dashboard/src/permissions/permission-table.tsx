import type { AdminOwnedProject } from '@app/core/admin'
import { TableHead } from '../lists/table-head'
import { PermissionRow } from './permission-row'
import type { Definition, PermissionScope } from './scope'

const columns = [
  { name: 'Permission' },
  { name: 'Contains', className: 'not-on-phones wrapped' },
  { name: 'Granted by default to', className: 'wide-only' },
]

interface PermissionTableProps {
  /** The permissions in the table. */
  shown: readonly Definition[]
  /** All permissions of the scope. */
  definitions: readonly Definition[]
  project: AdminOwnedProject
  scope: PermissionScope
  /** Id of the heading that names the table. */
  headingId: string
}

/** Table of permissions with what they contain and who gets them by default. */
export function PermissionTable(props: PermissionTableProps) {
  const { shown, definitions, project, scope, headingId } = props
  return (
    <div className="table in-card permission-table">
      <table aria-labelledby={headingId}>
        <TableHead columns={columns} hasMenus />
        <tbody>
          {shown.map((definition) => (
            <PermissionRow
              key={definition.id}
              definition={definition}
              definitions={definitions}
              project={project}
              scope={scope}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
