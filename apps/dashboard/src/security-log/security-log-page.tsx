import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { Paging } from '../lists/paging'
import { SkeletonRows } from '../lists/skeleton-rows'
import { Icon } from '../ui/icon'
import { toPeriod } from './dates'
import { isEventType } from './event-names'
import { EventTable } from './event-table'
import { Filter } from './filter'
import { useFreshPage } from './use-fresh-page'

/** Events per page. */
const limit = 50

/** Security log of a project, newest first. Filters and page are kept in the URL. */
export function SecurityLogPage() {
  const [params] = useSearchParams()
  return (
    <Page
      title="Security log"
      lead="Sign-ins, and changes to accounts, permissions, keys and settings in the last 90 days."
    >
      <Filter />
      <ListBoundary name="events" isWholePage>
        <Suspense key={`${params}`} fallback={<SkeletonRows count={8} />}>
          <EventList />
        </Suspense>
      </ListBoundary>
    </Page>
  )
}

function EventList() {
  const { app } = useProject()
  const [params] = useSearchParams()
  const type = params.get('type') ?? ''
  const userId = params.get('user') ?? undefined
  const cursor = params.get('cursor') ?? undefined
  const options = {
    type: isEventType(type) ? type : undefined,
    userId,
    ...toPeriod(params),
    limit,
    cursor,
  }
  const events = app.useSecurityEvents(options)
  useFreshPage(options)

  if (events.length === 0) {
    const isFiltered = ['type', 'user', 'from', 'to'].some((name) => params.has(name))
    return isFiltered ? <NoMatch /> : <NoEvents />
  }
  return (
    <>
      <EventTable events={events} />
      <Paging nextCursor={events.nextCursor} />
    </>
  )
}

function NoMatch() {
  return (
    <div className="card empty">
      <div role="status">
        <h2>No event matches</h2>
      </div>
      <p className="lead">Events are kept for 90 days.</p>
      <Link className="button" to="?" state="search">
        Show all events
      </Link>
    </div>
  )
}

function NoEvents() {
  return (
    <div className="card empty">
      <span className="empty-icon">
        <Icon name="log" />
      </span>
      <h2>No events yet</h2>
      <p className="lead">
        They appear here when users sign in, and when you, your server or users change something.
      </p>
    </div>
  )
}
