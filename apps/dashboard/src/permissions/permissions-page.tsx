import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { DefaultPermissions } from './default-permissions'
import { PermissionList } from './permission-list'

/** Definitions of the permissions of a project. */
export function PermissionsPage() {
  const project = useProject()
  return (
    <Page
      title="Permissions"
      lead="Your app asks whether a user has a permission. A role is a permission that contains others."
    >
      <PermissionList project={project} scope="team" />
      <PermissionList project={project} scope="project" />
      <DefaultPermissions project={project} />
    </Page>
  )
}
