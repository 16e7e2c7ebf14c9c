import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { CSSProperties } from 'react'
import type { Database } from '../../db/database'
import { listOutbox } from '../../emails/outbox'
import { readQuery } from '../../lib/read-query'
import { findAppUrl } from './app-url'
import { findCode, toPreview } from './outbox-preview'
import { outboxScript, outboxScriptSource } from './outbox-script'
import { developmentPage } from './page'

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'"
/** The list shows texts of an email, none of its HTML, and has one script. */
const listPolicy = `${contentPolicy}; script-src ${outboxScriptSource}; connect-src 'self'`

/**
 * Serves the development outbox, the emails that would have been sent, as a page and as JSON. Must
 * not be mounted in production.
 */
export function outboxPages(db: Database, now: () => Date): Hono {
  const app = new Hono()

  // An email must not run scripts or load resources on these pages.
  app.use('/outbox/*', async (context, next) => {
    await next()
    const isList = context.req.path.endsWith('/outbox')
    context.header('Content-Security-Policy', isList ? listPolicy : contentPolicy)
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.get('/outbox.json', async (context) => {
    const { to } = readQuery(new URL(context.req.url))
    const items = await listOutbox(db, { to })
    return context.json({ items })
  })

  app.get('/outbox', async (context) => {
    const emails = await listOutbox(db)
    return context.html(
      await developmentPage('Outbox', <EmailList emails={emails} now={now().getTime()} />, {
        script: outboxScript,
      }),
    )
  })

  app.get('/outbox/:id{[0-9a-f-]{36}}', async (context) => {
    const [email] = await listOutbox(db, { id: context.req.param('id') })
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
      <Links emails={emails} />
      <h1>Outbox</h1>
      <p>Emails that the service would have sent. New emails appear automatically.</p>
      <p role="status" className="hidden" />
      <ul className="emails">
        {emails.map((email) => (
          <li key={email.id} id={email.id}>
            <Recipient address={email.to[0] ?? ''} />
            <div>
              <a href={`/dev/outbox/${email.id}`} dir="auto">
                {email.subject}
              </a>
              <small className="preview" dir="auto">
                {toPreview(email.text)}
              </small>
              <small className="sent">
                <span>To {email.to.join(', ')}</span>
                <Age sentAt={email.sent_at_millis} now={now} />
              </small>
            </div>
            <CodeChip email={email} />
          </li>
        ))}
      </ul>
      <p className="empty">No emails yet.</p>
    </>
  )
}

/** A recipient's initial in a color per address, so that emails to different users are easy to tell apart. */
function Recipient({ address }: { address: string }) {
  const [initial = ''] = address.match(/[\p{L}\p{N}]/u) ?? []
  const style = { '--hue': toHue(address) } as CSSProperties
  return (
    <i aria-hidden="true" style={style}>
      {initial.toUpperCase()}
    </i>
  )
}

/** Returns the same angle on the color wheel for the same text, in degrees. */
function toHue(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE() % 360
}

/** Links to the app, if an email leads to one, and from an email back to the list. */
function Links({ emails, isEmail = false }: { emails: OutboxEmail[]; isEmail?: boolean }) {
  const appUrl = findAppUrl(emails)
  return (
    <nav>
      {isEmail && <a href="/dev/outbox">All emails</a>}
      {appUrl && <a href={appUrl.href}>Open the app at {appUrl.host}</a>}
    </nav>
  )
}

/** Button that copies the code from a sign-in email. */
function CodeChip({ email }: { email: OutboxEmail }) {
  const code = findCode(email.text)
  if (!code) return null
  return (
    <button type="button" className="chip" data-code={code} aria-label={`Copy code ${code}`}>
      <code>{code}</code>
    </button>
  )
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
      <Links emails={[email]} isEmail />
      <h1 dir="auto">{email.subject}</h1>
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
