import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { NotFoundPage } from '../layout/not-found-page'
import { Page } from '../layout/page'
import { PermissionForm } from './permission-form'
import { isBuiltIn, isScope, type PermissionScope, useDefinitions } from './scope'

/** Page that defines a permission. */
export function NewPermissionPage() {
  const { scope } = useParams()
  if (!isScope(scope)) return <NotFoundPage />
  return (
    <Page
      title={`New ${scope} permission`}
      parent={{ name: 'Permissions', path: '../permissions' }}
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
      lead={`A ${scope} permission.`}
    >
      <PermissionForm scope={scope} definition={definition} />
    </Page>
  )
}
