import type { ServerTeam } from '@app/core/server'
import { Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { formatDay } from '../ui/format'
import { Icon } from '../ui/icon'
import { Paging } from '../ui/paging'

/** Teams per page. */
const limit = 25

/** Teams of a project, oldest first, with a page that is kept in the URL. */
export function TeamsPage() {
  const [params] = useSearchParams()
  return (
    <Page
      title="Teams"
      action={
        <Link className="button primary" to="new">
          <Icon name="plus" />
          New team
        </Link>
      }
    >
      <Suspense key={`${params}`} fallback={<div className="skeleton" />}>
        <TeamList cursor={params.get('cursor') ?? undefined} />
      </Suspense>
    </Page>
  )
}

function TeamList({ cursor }: { cursor: string | undefined }) {
  const { app } = useProject()
  const teams = app.useTeams({ limit, cursor })
  useFresh(useCallback(() => app.listTeams({ limit, cursor }), [app, cursor]))
  if (teams.length === 0) {
    return (
      <p className="card lead" role="status">
        No teams yet. Users create them in your app, or you create the first one here.
      </p>
    )
  }
  return (
    <>
      <ul className="card rows" aria-label="Teams, oldest first">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </ul>
      <Paging nextCursor={teams.nextCursor} />
    </>
  )
}

function TeamRow({ team: { id, displayName, createdAt } }: { team: ServerTeam }) {
  return (
    <li className="event linked">
      <div>
        <p className="name">
          <Link to={id}>{displayName}</Link>
        </p>
      </div>
      <p className="hint">Created {formatDay(createdAt)}</p>
    </li>
  )
}
