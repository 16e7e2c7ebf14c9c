import type { ServerTeam } from '@app/core/server'
import { useNavigate } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { ConfirmedButton } from '../ui/confirmed-button'

/** Card with the button that deletes a team. */
export function TeamDeletion({ team }: { team: ServerTeam }) {
  const { id } = useProject()
  const navigate = useNavigate()
  async function deleteTeam() {
    await team.delete()
    await navigate(`/projects/${id}/teams`)
  }
  return (
    <section className="card row" aria-labelledby="deletion">
      <div>
        <h2 id="deletion">Delete team</h2>
        <p className="hint">
          Deletes its memberships, roles and invitations. Members keep their accounts.
        </p>
      </div>
      <ConfirmedButton
        label="Delete team"
        question={`Delete ${team.displayName}?`}
        typedName={team.displayName}
        onConfirm={deleteTeam}
      >
        The team is deleted at once with its memberships, permissions and invitations. This cannot
        be undone.
      </ConfirmedButton>
    </section>
  )
}
