import { Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { Paging } from '../lists/paging'
import { Search } from '../lists/search'
import { SkeletonRows } from '../lists/skeleton-rows'
import { UrlFilter } from '../lists/url-filter'
import { BreakableText } from '../ui/breakable-text'
import { formatCount } from '../ui/format'
import { Icon } from '../ui/icon'
import { TeamTable } from './team-table'

/** Teams per page. */
const limit = 25

const orders = [
  { id: 'newest', name: 'Newest first' },
  { id: 'oldest', name: 'Oldest first' },
]

/** Teams of a project, with a search, an order and a page that are kept in the URL. */
export function TeamsPage() {
  const [params] = useSearchParams()
  const order = orders.find(({ id }) => id === params.get('order')) ?? orders[0]
  return (
    <Page
      title="Teams"
      lead="Groups of users, such as the companies that use your app. Members have roles in their team."
      action={
        <Link className="button primary" to="new">
          <Icon name="plus" />
          New team
        </Link>
      }
    >
      <div className="toolbar">
        <Search label="Search teams" placeholder="Name or team ID" />
        <UrlFilter name="order" label="Order" fallback="newest" options={orders} />
      </div>
      {/* A search keeps the earlier results until it has new ones. */}
      <ListBoundary name="teams" isWholePage>
        <Suspense key={params.get('cursor')} fallback={<SkeletonRows count={8} hasPictures />}>
          <TeamList
            query={params.get('query') ?? undefined}
            cursor={params.get('cursor') ?? undefined}
            order={order?.name ?? ''}
          />
        </Suspense>
      </ListBoundary>
    </Page>
  )
}

interface TeamListProps {
  query: string | undefined
  cursor: string | undefined
  /** Name of the order. */
  order: string
}

function TeamList({ query, cursor, order }: TeamListProps) {
  const { app } = useProject()
  const desc = order === orders[0]?.name
  const teams = app.useTeamSummaries({ limit, query, cursor, desc })
  useFresh(
    useCallback(
      () => app.listTeamSummaries({ limit, query, cursor, desc }),
      [app, query, cursor, desc],
    ),
  )
  if (teams.length === 0) return query ? <NoMatch query={query} /> : <NoTeams />
  return (
    <>
      <TeamTable teams={teams} label={`Teams, ${order.toLowerCase()}`} />
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
        <h2>
          No team matches “<BreakableText text={query} />”
        </h2>
      </div>
      <p className="lead">Search for a part of a name, or for a complete team ID.</p>
      <Link className="button" to="?" state="search">
        Show all teams
      </Link>
    </div>
  )
}

function NoTeams() {
  const { id, config } = useProject()
  return (
    <div className="card empty">
      <span className="empty-icon">
        <Icon name="teams" />
      </span>
      <h2>No teams yet</h2>
      <p className="lead">
        {config.clientTeamCreationEnabled
          ? 'Your users create them in your app, and invite others to them. You can also create the first one here.'
          : 'You create them here or on your server, and add or invite members. Your users may not create any.'}
      </p>
      <div className="actions">
        <Link className="button" to="new">
          Create a team
        </Link>
        <Link className="button" to={`/projects/${id}/sign-in-methods`}>
          {config.clientTeamCreationEnabled ? 'Settings of teams' : 'Let users create teams'}
        </Link>
      </div>
    </div>
  )
}
