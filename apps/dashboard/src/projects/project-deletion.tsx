import type { AdminOwnedProject } from '@app/core/admin'
import { useNavigate } from 'react-router'
import { ConfirmedButton } from '../ui/confirmed-button'

/** Deletion of a project, which the owner confirms by typing its name. */
export function ProjectDeletion({ project }: { project: AdminOwnedProject }) {
  const navigate = useNavigate()
  const { displayName } = project
  async function deleteProject() {
    await project.delete()
    await navigate('/projects')
  }
  return (
    <section className="card row" aria-labelledby="deletion">
      <div>
        <h2 id="deletion">Delete project</h2>
        <p className="hint">Deletes the project with its users, keys and settings, for good.</p>
      </div>
      <ConfirmedButton
        label="Delete project"
        question={`Delete ${displayName}?`}
        typedName={displayName}
        onConfirm={deleteProject}
      >
        All users of {displayName} lose their accounts, and apps that use its keys stop working at
        once. This cannot be undone.
      </ConfirmedButton>
    </section>
  )
}
