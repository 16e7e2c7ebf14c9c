import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { NotFoundPage } from '../layout/not-found-page'
import { Page } from '../layout/page'
import { PermissionDeletion } from './permission-deletion'
import { PermissionForm } from './permission-form'
import { isBuiltIn, isScope, type PermissionScope, useDefinitions } from './scope'

const scopeLeads = {
  team: 'Granted to a member in one team.',
  project: 'Granted to a user in the whole project.',
} satisfies Record<PermissionScope, string>

/** Page that defines a permission. */
export function NewPermissionPage() {
  const { scope } = useParams()
  if (!isScope(scope)) return <NotFoundPage />
  return (
    <Page
      title={`New ${scope} permission`}
      parent={{ name: 'Permissions', path: '../permissions' }}
      lead={scopeLeads[scope]}
    >
      <PermissionForm scope={scope} />
    </Page>
  )
}

/** Page that changes a permission. */
export function PermissionPage() {
  const { scope, permissionId = '' } = useParams()
  return isScope(scope) ? <Editor scope={scope} permissionId={permissionId} /> : <NotFoundPage />
}

function Editor({ scope, permissionId }: { scope: PermissionScope; permissionId: string }) {
  const project = useProject()
  const current = useDefinitions(project, scope).find(({ id }) => id === permissionId)
  // A new ID is saved before the page closes.
  const [opened] = useState(current)
  const definition = current ?? opened
  if (!definition || isBuiltIn(definition)) {
    return (
      <Page title="Permission not found" lead="It was deleted or renamed, or is a built-in one.">
        <p className="actions">
          <Link className="button primary" to={`/projects/${project.id}/permissions`}>
            All permissions
          </Link>
        </p>
      </Page>
    )
  }
  return (
    <Page
      title={definition.id}
      parent={{ name: 'Permissions', path: '../permissions' }}
      lead={scopeLeads[scope]}
    >
      <PermissionForm scope={scope} definition={definition} />
      <Deletion scope={scope} id={definition.id} />
    </Page>
  )
}

function Deletion({ scope, id }: { scope: PermissionScope; id: string }) {
  const project = useProject()
  const navigate = useNavigate()
  const definitions = useDefinitions(project, scope)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className="card row" aria-labelledby="deletion">
      <div>
        <h2 id="deletion">Delete permission</h2>
        <p className="hint">All users who have it lose it at once.</p>
      </div>
      <button
        className="button danger"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Delete permission
      </button>
      {isAsking && (
        <PermissionDeletion
          id={id}
          definitions={definitions}
          project={project}
          scope={scope}
          onDelete={() => navigate(`/projects/${project.id}/permissions`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
