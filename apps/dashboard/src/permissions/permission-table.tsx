import type { AdminOwnedProject } from '@app/core/admin'
import { PermissionRow } from './permission-row'
import type { Definition, PermissionScope } from './scope'

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
        <thead>
          <tr>
            <th scope="col">Permission</th>
            <th scope="col" className="not-on-phones wrapped">
              Contains
            </th>
            <th scope="col" className="wide-only">
              Granted by default to
            </th>
            <th scope="col" className="end">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
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
