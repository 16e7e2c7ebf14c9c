import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFreshFigures, useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { Paging } from '../lists/paging'
import { Search } from '../lists/search'
import { SkeletonRows } from '../lists/skeleton-rows'
import { UrlFilter } from '../lists/url-filter'
import { formatCount } from '../ui/format'
import { Icon } from '../ui/icon'
import { findStatus, statuses } from './user-status'
import { UserTable } from './user-table'

/** Users per page. */
const limit = 25

/** Users of a project, newest first, with a search and a filter that are kept in the URL. */
export function UsersPage() {
  const project = useProject()
  const [params] = useSearchParams()
  useFreshFigures()
  return (
    <Page
      title="Users"
      lead={formatCount(project.userCount, 'user')}
      action={
        <Link className="button primary" to="new">
          <Icon name="plus" />
          New user
        </Link>
      }
    >
      <div className="toolbar">
        <Search label="Search users" placeholder="Name, email or ID" />
        <UrlFilter name="status" label="Status" all="All users" options={statuses} />
      </div>
      {/* A search keeps the earlier results until it has new ones. */}
      <ListBoundary name="users" isWholePage>
        <Suspense key={params.get('cursor')} fallback={<SkeletonRows count={8} hasPictures />}>
          <UserList />
        </Suspense>
      </ListBoundary>
    </Page>
  )
}

function UserList() {
  const { app } = useProject()
  const [params] = useSearchParams()
  const query = params.get('query') ?? ''
  const cursor = params.get('cursor') ?? undefined
  const status = findStatus(params.get('status'))
  const users = app.useUsers({
    limit,
    desc: true,
    query: query || undefined,
    cursor,
    ...status?.filter,
  })
  const { nextCursor } = users
  const isFiltered = query !== '' || status !== undefined

  if (users.length === 0) return isFiltered ? <NoMatch query={query} /> : <NoUsers />
  return (
    <>
      <UserTable users={users} />
      <div className="pages">
        <p className="hint" role="status">
          {isFiltered &&
            `${nextCursor ? 'At least ' : ''}${formatCount(users.length, 'user')} found`}
        </p>
        <Paging nextCursor={nextCursor} />
      </div>
    </>
  )
}

function NoMatch({ query }: { query: string }) {
  return (
    <div className="card empty">
      <div role="status">
        <h2>{query ? `No user matches “${query}”` : 'No user has this status'}</h2>
      </div>
      <p className="lead">
        Search for a part of a name or email address, or for a complete user ID.
      </p>
      <Link className="button" to="?" state="search">
        Show all users
      </Link>
    </div>
  )
}

function NoUsers() {
  return (
    <div className="card empty">
      <h2>No users yet</h2>
      <p className="lead">They appear here when they sign up, or when your server creates them.</p>
    </div>
  )
}
