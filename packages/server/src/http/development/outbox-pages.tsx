import { Hono } from 'hono'
import type { Database } from '../../db/database'
import { listOutbox } from '../../emails/outbox'
import { developmentPage } from './page'

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'"

/**
 * Serves the development outbox, the emails that would have been sent, as a page and as JSON. Must
 * not be mounted in production.
 */
export function outboxPages(db: Database, now: () => Date): Hono {
  const app = new Hono()

  // An email must not run scripts or load resources on these pages.
  app.use('/outbox/*', async (context, next) => {
    await next()
    context.header('Content-Security-Policy', contentPolicy)
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.get('/outbox.json', async (context) => context.json({ items: await listOutbox(db) }))

  app.get('/outbox', async (context) => {
    const emails = await listOutbox(db)
    return context.html(
      await developmentPage('Outbox', <EmailList emails={emails} now={now().getTime()} />),
    )
  })

  app.get('/outbox/:id{[0-9a-f-]{36}}', async (context) => {
    const [email] = await listOutbox(db, context.req.param('id'))
    if (!email)
      return context.html(await developmentPage('Outbox', <p>This email does not exist.</p>), 404)
    return context.html(await developmentPage(email.subject, <EmailDetails email={email} />))
  })
  return app
}

type OutboxEmail = Awaited<ReturnType<typeof listOutbox>>[number]

function EmailList({ emails, now }: { emails: OutboxEmail[]; now: number }) {
  return (
    <>
      <h1>Outbox</h1>
      {emails.length === 0 && <p>No emails yet. Emails that the service sends appear here.</p>}
      <ul>
        {emails.map((email) => (
          <li key={email.id}>
            <a href={`/dev/outbox/${email.id}`}>{email.subject}</a> <TypedCode email={email} />
            <br />
            <small>
              To {email.to.join(', ')}, <Age sentAt={email.sent_at_millis} now={now} />
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The code to type of a sign-in email. A click selects all of it. */
function TypedCode({ email }: { email: OutboxEmail }) {
  const [code] = /^[A-Z0-9]{6}$/m.exec(email.text) ?? []
  return code ? <code>{code}</code> : null
}

const steps = [
  ['second', 1000, 60],
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, Number.POSITIVE_INFINITY],
] as const
const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

function Age({ sentAt, now }: { sentAt: number; now: number }) {
  const iso = new Date(sentAt).toISOString()
  const elapsed = Math.max(0, now - sentAt)
  const [unit, ms] = steps.find(([, ms, most]) => elapsed < ms * most) ?? steps[3]
  return (
    <time dateTime={iso} title={iso}>
      {ages.format(-Math.floor(elapsed / ms), unit)}
    </time>
  )
}

function EmailDetails({ email }: { email: OutboxEmail }) {
  return (
    <>
      <p>
        <a href="/dev/outbox">All emails</a>
      </p>
      <h1>{email.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>{email.from}</dd>
        <dt>To</dt>
        <dd>{email.to.join(', ')}</dd>
        <dt>Links</dt>
        <dd>
          {email.links.map((link) => (
            <div key={link}>
              <a href={link}>{link}</a>
            </div>
          ))}
        </dd>
      </dl>
      {/* Content of third parties: no scripts, but its links may open a tab. */}
      <iframe
        title="The email as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${email.html}`}
      />
      <h2>As text</h2>
      <pre>{email.text}</pre>
    </>
  )
}
