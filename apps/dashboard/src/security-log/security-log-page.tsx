import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { Paging } from '../lists/paging'
import { isEventType } from './event-names'
import { EventRow } from './event-row'
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
      <Suspense key={`${params}`} fallback={<div className="skeleton" />}>
        <EventList />
      </Suspense>
    </Page>
  )
}

function EventList() {
  const { app } = useProject()
  const [params] = useSearchParams()
  const type = params.get('type') ?? ''
  const userId = params.get('user') ?? undefined
  const cursor = params.get('cursor') ?? undefined
  const options = { type: isEventType(type) ? type : undefined, userId, limit, cursor }
  const events = app.useSecurityEvents(options)
  useFreshPage(options)

  if (events.length === 0) {
    const isFiltered = options.type !== undefined || userId !== undefined
    return (
      <p className="card lead" role="status">
        {isFiltered
          ? 'No events of the last 90 days match.'
          : 'No events yet. Sign-ins and changes appear here.'}
      </p>
    )
  }
  return (
    <>
      <ol className="card rows" aria-label="Events, newest first">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      <Paging nextCursor={events.nextCursor} />
    </>
  )
}
