import type { ServerTeam } from '@app/core/server'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { TabPart } from '../layout/tab-part'
import { Tabs } from '../layout/tabs'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { TeamPicture } from '../lists/team-picture'
import { formatNumber, formatTime } from '../ui/format'
import { Invitations } from './invitations'
import { toShortCount } from './member-count'
import { Members } from './members'
import { TeamDeletion } from './team-deletion'
import { TeamNameForm } from './team-name-form'

/** A team of a project: its members or, by the URL, its invitations or settings. */
export function TeamPage() {
  const [params] = useSearchParams()
  const tab = params.get('tab')
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
      <TeamTabs team={team} />
      <TabPart key={`members ${team.id}`} isShown={tab !== 'invitations' && tab !== 'settings'}>
        <ListBoundary name="members">
          <Suspense fallback={<SkeletonRows count={8} hasPictures />}>
            <Members team={team} />
          </Suspense>
        </ListBoundary>
      </TabPart>
      <TabPart key={`invitations ${team.id}`} isShown={tab === 'invitations'}>
        <ListBoundary name="invitations">
          <Suspense fallback={<SkeletonRows count={2} />}>
            <Invitations team={team} />
          </Suspense>
        </ListBoundary>
      </TabPart>
      <TabPart key={`settings ${team.id}`} isShown={tab === 'settings'}>
        <TeamNameForm team={team} />
        <TeamDeletion team={team} />
      </TabPart>
    </Page>
  )
}

/** Links to the parts of a team, with the numbers of members and open invitations, which the page does not wait for. */
function TeamTabs({ team }: { team: ServerTeam }) {
  const { app } = useProject()
  const summaries = app.useTeamSummariesState({ query: team.id, limit: 1 })
  const invitations = team.useInvitationsState()
  const [summary] = summaries.data ?? []
  return (
    <Tabs
      label="Team"
      tabs={[
        { name: 'Members', id: null, count: summary ? toShortCount(summary) : null },
        {
          name: 'Invitations',
          id: 'invitations',
          count: invitations.data ? formatNumber(invitations.data.length) : null,
        },
        { name: 'Settings', id: 'settings' },
      ]}
    />
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
