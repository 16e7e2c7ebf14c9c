import type { ServerUser } from '@app/core/server'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { useDefinitions } from '../permissions/scope'
import { ActionError } from '../ui/action-error'
import { BreakableText } from '../ui/breakable-text'
import { useAction } from '../ui/use-action'

/** Permissions of a user in the whole project, each of which is granted and revoked at once. */
export function UserPermissions({ user }: { user: ServerUser }) {
  const project = useProject()
  const definitions = useDefinitions(project, 'project')
  return (
    <section className="card" aria-labelledby="permissions">
      <h2 id="permissions">Permissions</h2>
      {definitions.length === 0 ? (
        <p className="lead">
          Your project has no permissions to grant.{' '}
          <Link to={`/projects/${project.id}/permissions`}>Define one</Link>
        </p>
      ) : (
        <PermissionFields user={user} definitions={definitions} />
      )}
    </section>
  )
}

interface PermissionFieldsProps {
  user: ServerUser
  definitions: ReturnType<typeof useDefinitions>
}

function PermissionFields({ user, definitions }: PermissionFieldsProps) {
  const direct = new Set(user.usePermissions({ recursive: false }).map(({ id }) => id))
  const all = new Set(user.usePermissions().map(({ id }) => id))
  const action = useAction()
  // Shown until it is saved, or refused.
  const [pending, setPending] = useState<{ id: string; isGranted: boolean } | null>(null)

  async function change(id: string, isGranted: boolean) {
    if (action.isPending) return
    setPending({ id, isGranted })
    await action.run(() => (isGranted ? user.grantPermission(id) : user.revokePermission(id)))
    setPending(null)
  }

  return (
    <fieldset aria-busy={action.isPending} aria-labelledby="permissions">
      <p className="hint">
        In the whole project. Changes are saved at once. Roles in teams are on the pages of the
        teams.
      </p>
      <div className="choices">
        {definitions.map(({ id, description }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={pending?.id === id ? pending.isGranted : direct.has(id)}
              aria-disabled={action.isPending}
              onChange={({ target }) => change(id, target.checked)}
            />
            <span>
              <code>
                <BreakableText text={id} />
              </code>
              {description && <span className="hint"> {description}</span>}
              {!direct.has(id) && all.has(id) && (
                <span className="hint"> (contained in another one)</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <ActionError action={action} />
    </fieldset>
  )
}
