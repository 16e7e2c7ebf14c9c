import type { ServerTeam } from '@app/core/server'
import { Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Paging } from '../lists/paging'
import { Search } from '../lists/search'
import { formatCount, formatDay } from '../ui/format'
import { Icon } from '../ui/icon'

/** Teams per page. */
const limit = 25

/** Teams of a project, oldest first, with a search and a page that are kept in the URL. */
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
      <div className="toolbar">
        <Search label="Search teams" placeholder="Name or ID" />
      </div>
      {/* A search keeps the earlier results until it has new ones. */}
      <Suspense key={params.get('cursor')} fallback={<div className="skeleton" />}>
        <TeamList
          query={params.get('query') ?? undefined}
          cursor={params.get('cursor') ?? undefined}
        />
      </Suspense>
    </Page>
  )
}

interface TeamListProps {
  query: string | undefined
  cursor: string | undefined
}

function TeamList({ query, cursor }: TeamListProps) {
  const { app } = useProject()
  const teams = app.useTeams({ limit, query, cursor })
  useFresh(useCallback(() => app.listTeams({ limit, query, cursor }), [app, query, cursor]))
  if (teams.length === 0) return query ? <NoMatch query={query} /> : <NoTeams />
  return (
    <>
      <ul className="card rows" aria-label="Teams, oldest first">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </ul>
      <div className="pages">
        <p className="hint" role="status">
          {query &&
            `${teams.nextCursor ? 'At least ' : ''}${formatCount(teams.length, 'team')} found`}
        </p>
        <Paging nextCursor={teams.nextCursor} />
      </div>
    </>
  )
}

function NoMatch({ query }: { query: string }) {
  return (
    <div className="card empty">
      <div role="status">
        <h2>No team matches “{query}”</h2>
      </div>
      <p className="lead">Search for a part of a name, or for a complete team ID.</p>
      <Link className="button" to="?" state="search">
        Show all teams
      </Link>
    </div>
  )
}

function NoTeams() {
  return (
    <div className="card empty">
      <h2>No teams yet</h2>
      <p className="lead">Users create them in your app, or you create the first one here.</p>
    </div>
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
