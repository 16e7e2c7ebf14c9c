import type { ServerUser } from '@app/core/server'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { formatDay } from '../ui/format'
import { Search } from './search'

/** Users per page. */
const limit = 25

/** Users of a project, newest first, with a search that is kept in the URL. */
export function UsersPage() {
  const [params] = useSearchParams()
  const query = params.get('query') ?? ''
  return (
    <Page title="Users">
      <Search />
      <Suspense key={`${params}`} fallback={<div className="skeleton" />}>
        <UserList query={query} />
      </Suspense>
    </Page>
  )
}

function UserList({ query }: { query: string }) {
  const { app } = useProject()
  const [params, setParams] = useSearchParams()
  const cursor = params.get('cursor') ?? undefined
  const users = app.useUsers({ limit, desc: true, query: query || undefined, cursor })
  const { nextCursor } = users
  const show = (cursor: string) => setParams(query ? { query, cursor } : { cursor })

  if (users.length === 0) {
    return (
      <p className="card lead" role="status">
        {query
          ? `No user matches “${query}”.`
          : 'No users yet. They appear here when they sign up.'}
      </p>
    )
  }
  return (
    <>
      <div className="card table">
        <table>
          <thead>
            <tr>
              <th scope="col">User</th>
              <th scope="col">Signed up</th>
              <th scope="col">Last active</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="actions end">
        {cursor && (
          <Link className="button" to={query ? `?${new URLSearchParams({ query })}` : '?'}>
            First page
          </Link>
        )}
        {nextCursor && (
          <button className="button" type="button" onClick={() => show(nextCursor)}>
            Next page
          </button>
        )}
      </p>
    </>
  )
}

function UserRow({ user }: { user: ServerUser }) {
  const { id, displayName, primaryEmail, isBanned, signedUpAt, lastActiveAt } = user
  return (
    <tr>
      <td>
        <Link to={id}>{displayName ?? primaryEmail ?? 'Anonymous user'}</Link>
        {isBanned && <span className="badge bad">Banned</span>}
        {displayName && primaryEmail && <p className="hint">{primaryEmail}</p>}
      </td>
      <td>{formatDay(signedUpAt)}</td>
      <td>{formatDay(lastActiveAt)}</td>
    </tr>
  )
}
