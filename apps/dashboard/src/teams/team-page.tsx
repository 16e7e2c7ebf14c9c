import type { ServerTeam } from '@app/core/server'
import { Suspense } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { TeamPicture } from '../lists/team-picture'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatTime } from '../ui/format'
import { Invitations } from './invitations'
import { Members } from './members'
import { TeamNameForm } from './team-name-form'

/** A team of a project. */
export function TeamPage() {
  const { app } = useProject()
  const { teamId = '' } = useParams()
  const team = app.useTeam(teamId)
  if (!team) return <UnknownTeam />
  return (
    <Page
      title={team.displayName}
      parent={{ name: 'Teams', path: '../teams' }}
      picture={<TeamPicture team={team} isLarge />}
      lead={`Created ${formatTime(team.createdAt)}`}
    >
      <ListBoundary name="members">
        <Suspense fallback={<SkeletonRows hasPictures />}>
          <Members team={team} />
        </Suspense>
      </ListBoundary>
      <ListBoundary name="invitations">
        <Suspense fallback={<SkeletonRows count={2} />}>
          <Invitations team={team} />
        </Suspense>
      </ListBoundary>
      <TeamNameForm team={team} />
      <Deletion team={team} />
    </Page>
  )
}

function UnknownTeam() {
  const { id } = useProject()
  return (
    <Page title="Team not found" lead="It was deleted, or never existed.">
      <p className="actions">
        <Link className="button primary" to={`/projects/${id}/teams`}>
          All teams
        </Link>
      </p>
    </Page>
  )
}

function Deletion({ team }: { team: ServerTeam }) {
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
