import type { AdminSentEmailContent } from '@app/core/admin'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useProject } from '../../hooks/use-owner'
import { Page } from '../../layout/page'
import { SkeletonRows } from '../../lists/skeleton-rows'
import { BreakableText } from '../../ui/breakable-text'
import { CopyableFact } from '../../ui/copyable-fact'
import { formatTime } from '../../ui/format'
import { EmailContent } from '../email-content'
import { toEmailTypeName } from './email-types'
import { toFailure } from './failure'
import { SendAgain } from './send-again'
import { OutcomeBadge } from './sent-emails-page'

const parent = { name: 'Sent emails', path: '../emails/sent' }

/** A sent email: recipient, outcome, content if it is kept, and how to send another one. */
export function SentEmailPage() {
  const { app } = useProject()
  const { emailId = '' } = useParams()
  const email = app.useSentEmail(emailId)
  if (!email) return <UnknownEmail />
  const { subject, error } = email
  return (
    <Page title={subject} parent={parent} badge={<OutcomeBadge isFailed={error !== undefined} />}>
      {error !== undefined && <FailureCard error={error} />}
      <Facts email={email} />
      <Suspense fallback={<SkeletonRows count={1} />}>
        <SendAgain email={email} />
      </Suspense>
      <Content email={email} />
    </Page>
  )
}

function UnknownEmail() {
  return (
    <Page
      title="Email not found"
      parent={parent}
      lead="It was sent more than 90 days ago, or never existed."
    />
  )
}

function FailureCard({ error }: { error: unknown }) {
  const { id } = useProject()
  const { message, advice } = toFailure(error)
  return (
    <section className="card row" aria-labelledby="failure">
      <div>
        <h2 id="failure">Why it was not sent</h2>
        <p className="failure">{message}</p>
        <p className="hint">{advice.text}</p>
      </div>
      {advice.page && (
        <Link className="button" to={`/projects/${id}/${advice.page.path}`}>
          {advice.page.name}
        </Link>
      )}
    </section>
  )
}

function Facts({ email: { id, recipient, type, sentAt } }: { email: AdminSentEmailContent }) {
  const { id: projectId } = useProject()
  const search = new URLSearchParams({ query: recipient })
  return (
    <dl className="card facts">
      <div>
        <dt>To</dt>
        <dd>
          <span>
            <BreakableText text={recipient} />
          </span>
          <Link to={`../emails/sent?${search}`}>All emails to this address</Link>
          <Link to={`/projects/${projectId}/users?${search}`}>Find the user</Link>
        </dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>{toEmailTypeName(type) ?? 'Not recorded'}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          <time dateTime={sentAt.toISOString()}>{formatTime(sentAt)}</time>
        </dd>
      </div>
      <CopyableFact label="Email ID" name="email ID" text={id} />
    </dl>
  )
}

function Content({ email: { html, text } }: { email: AdminSentEmailContent }) {
  if (html !== null && text !== null) return <EmailContent title="Content" email={{ html, text }} />
  return (
    <section className="card" aria-labelledby="content">
      <h2 id="content">Content</h2>
      <p className="hint">
        Not kept: emails contain codes and links that sign their recipients in.{' '}
        <Link to="../emails">The templates</Link> show what is sent.
      </p>
    </section>
  )
}
