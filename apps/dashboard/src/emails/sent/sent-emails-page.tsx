import type { AdminSentEmail } from '@app/core/admin'
import { Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFresh } from '../../hooks/use-fresh'
import { useProject } from '../../hooks/use-owner'
import { Page } from '../../layout/page'
import { ListBoundary } from '../../lists/list-boundary'
import { Paging } from '../../lists/paging'
import { Search } from '../../lists/search'
import { SkeletonRows } from '../../lists/skeleton-rows'
import { UrlFilter } from '../../lists/url-filter'
import { BreakableText } from '../../ui/breakable-text'
import { formatCount } from '../../ui/format'
import { RecentTime } from '../../ui/recent-time'
import { emailTypes, findOutcome, isSentEmailType, outcomes, toEmailTypeName } from './email-types'
import { toFailure } from './failure'

/** Emails per page. */
const limit = 25

/** Sent emails of a project, newest first, with a search and filters that are kept in the URL. */
export function SentEmailsPage() {
  const [params] = useSearchParams()
  return (
    <Page
      title="Sent emails"
      parent={{ name: 'Emails', path: '../emails' }}
      lead="Every attempt to send an email in the last 90 days, newest first."
    >
      <div className="toolbar">
        <Search label="Search recipients" placeholder="Address of the recipient" />
        <UrlFilter name="type" label="Type" all="All types" options={emailTypes} />
        <UrlFilter name="status" label="Outcome" all="Sent and failed" options={outcomes} />
      </div>
      {/* A search keeps the earlier results until it has new ones. */}
      <ListBoundary name="emails" isWholePage>
        <Suspense key={params.get('cursor')} fallback={<SkeletonRows count={8} />}>
          <EmailList />
        </Suspense>
      </ListBoundary>
    </Page>
  )
}

function EmailList() {
  const { app } = useProject()
  const [params] = useSearchParams()
  const query = params.get('query') ?? undefined
  const named = params.get('type') ?? ''
  const type = isSentEmailType(named) ? named : undefined
  const status = findOutcome(params.get('status'))
  const cursor = params.get('cursor') ?? undefined
  const emails = app.useSentEmails({ query, type, status, limit, cursor })
  useFresh(
    useCallback(
      () => app.listSentEmails({ query, type, status, limit, cursor }),
      [app, query, type, status, cursor],
    ),
  )
  const isFiltered = query !== undefined || type !== undefined || status !== undefined

  if (emails.length === 0) return isFiltered ? <NoMatch query={query} /> : <NoEmails />
  return (
    <>
      <ol className="card rows" aria-label="Emails, newest first">
        {emails.map((email) => (
          <EmailRow key={email.id} email={email} />
        ))}
      </ol>
      <div className="pages">
        <p className="hint" role="status">
          {isFiltered &&
            `${emails.nextCursor ? 'At least ' : ''}${formatCount(emails.length, 'email')} found`}
        </p>
        <Paging nextCursor={emails.nextCursor} />
      </div>
    </>
  )
}

function EmailRow({ email: { id, to, type, subject, sentAt, error } }: { email: AdminSentEmail }) {
  return (
    <li className="event linked">
      <div>
        <p className="name">
          <Link to={id}>{subject}</Link>
          <OutcomeBadge isFailed={error !== undefined} />
        </p>
        <p className="hint">
          To <BreakableText text={to.join(', ')} />
          {type && ` · ${toEmailTypeName(type)}`}
        </p>
        {error !== undefined && <p className="failure">{toFailure(error).message}</p>}
      </div>
      <p className="hint">
        <RecentTime date={sentAt} />
      </p>
    </li>
  )
}

/** Badge with the outcome of an email. */
export function OutcomeBadge({ isFailed }: { isFailed: boolean }) {
  return isFailed ? (
    <span className="badge bad">Failed</span>
  ) : (
    <span className="badge good">Sent</span>
  )
}

function NoMatch({ query }: { query: string | undefined }) {
  return (
    <div className="card empty">
      <div role="status">
        <h2>
          <BreakableText text={query ? `No email to “${query}”` : 'No email matches the filter'} />
        </h2>
      </div>
      <p className="lead">
        {query
          ? 'Search for a part of the address. Where no email is listed, none was requested in the last 90 days, or the address belongs to no account.'
          : 'Emails are kept in this list for 90 days.'}
      </p>
      <Link className="button" to="?" state="search">
        Show all emails
      </Link>
    </div>
  )
}

function NoEmails() {
  return (
    <div className="card empty">
      <h2>No emails yet</h2>
      <p className="lead">
        They appear here when users verify an address, sign in with a code, reset a password or are
        invited to a team.
      </p>
      <Link className="button" to="../emails#test-email">
        Send a test email
      </Link>
    </div>
  )
}
