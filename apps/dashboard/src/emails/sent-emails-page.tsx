import type { AdminSentEmail } from '@app/core/admin'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { formatTime } from '../ui/format'

/** The latest emails of a project, with failures. */
export function SentEmailsPage() {
  const { app } = useProject()
  const emails = app.useSentEmails()
  useFresh(app.listSentEmails)
  return (
    <Page
      title="Sent emails"
      parent={{ name: 'Emails', path: '../emails' }}
      lead="The latest 100 emails, newest first. Their content is not kept."
    >
      {emails.length === 0 ? (
        <p className="card lead" role="status">
          No emails yet. They appear here when users verify an address, sign in with a code, reset a
          password or are invited to a team.
        </p>
      ) : (
        <ol className="card rows" aria-label="Emails, newest first">
          {emails.map((email) => (
            <EmailRow key={email.id} email={email} />
          ))}
        </ol>
      )}
    </Page>
  )
}

function EmailRow({ email: { to, subject, sentAt, error } }: { email: AdminSentEmail }) {
  return (
    <li className="event">
      <div>
        <p className="name">
          {subject}
          {error !== undefined && <span className="badge bad">Failed</span>}
        </p>
        <p className="hint">To {to.join(', ')}</p>
        {error !== undefined && <p className="failure">{toReason(error)}</p>}
      </div>
      <p className="hint">
        <time dateTime={sentAt.toISOString()}>{formatTime(sentAt)}</time>
      </p>
    </li>
  )
}

/** Returns the reason of a failure. */
function toReason(error: unknown): string {
  const { message } = Object(error) as { message?: unknown }
  return typeof message === 'string' ? message : 'The email could not be sent.'
}
