import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { DefaultPermissions } from './default-permissions'
import { PermissionRow } from './permission-row'
import { definitionsOf, isBuiltIn, type PermissionScope, useDefinitions } from './scope'

const texts = {
  team: {
    title: 'Team permissions',
    hint: 'Granted to a member of a team, such as a role that contains others.',
    empty: 'Define the first one, such as “editor”.',
  },
  project: {
    title: 'Project permissions',
    hint: 'Granted to a user in the whole project, such as access to your back office.',
    empty: 'Your project defines none. Define the first one, such as “support”.',
  },
} satisfies Record<PermissionScope, object>

/** Definitions of the permissions of a project. */
export function PermissionsPage() {
  const project = useProject()
  return (
    <Page
      title="Permissions"
      lead="Your app asks whether a user has a permission. A permission can contain others, so roles are permissions, too."
    >
      <PermissionList project={project} scope="team" />
      <PermissionList project={project} scope="project" />
      <DefaultPermissions project={project} />
    </Page>
  )
}

function PermissionList({
  project,
  scope,
}: {
  project: AdminOwnedProject
  scope: PermissionScope
}) {
  const definitions = useDefinitions(project, scope)
  useFresh(definitionsOf(project, scope).list)
  const { title, hint, empty } = texts[scope]
  const isEmpty = definitions.every(isBuiltIn)
  const headingId = `${scope}-permissions`
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="row">
        <div>
          <h2 id={headingId}>{title}</h2>
          <p className="hint">{hint}</p>
        </div>
        <Link className="button" to={`new/${scope}`}>
          New {scope} permission
        </Link>
      </div>
      {isEmpty && <p className="hint first">{empty}</p>}
      {definitions.length > 0 && (
        <ul className="rows">
          {definitions.map((definition) => (
            <PermissionRow
              key={definition.id}
              definition={definition}
              project={project}
              scope={scope}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
