import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Database } from '../db/client'
import { listOutbox } from '../mail/outbox'

const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
  body { margin: 0 auto; max-width: 800px; padding: 24px 16px }
  h1 { font-size: 20px; line-height: 28px; margin: 0 0 16px }
  ul { list-style: none; margin: 0; padding: 0 }
  li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 12px 0 }
  small, dt { opacity: .75 } dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px }
  dd { margin: 0; overflow-wrap: anywhere } a { color: inherit; font-weight: 600 }
  iframe { width: 100%; height: 480px; border: 1px solid #8886; border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border-radius: 8px; background: #8882 }
`

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'"

/**
 * The development outbox: mails the service would have sent, as a page and as JSON. Mount it only
 * outside production.
 */
export function outboxPages(db: Database): Hono {
  const app = new Hono()

  // Nothing on these pages may run or be loaded, whatever a mail contains.
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', contentPolicy)
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.get('/outbox.json', async (context) => context.json({ items: await listOutbox(db) }))

  app.get('/outbox', async (context) => {
    const mails = await listOutbox(db)
    return context.html(
      page(
        'Outbox',
        <>
          <h1>Outbox</h1>
          {mails.length === 0 && <p>No mails yet. What the service sends appears here.</p>}
          <ul>
            {mails.map((mail) => (
              <li key={mail.id}>
                <a href={`/dev/outbox/${mail.id}`}>{mail.subject}</a>
                <br />
                <small>
                  To {mail.to.join(', ')}, {new Date(mail.sent_at_millis).toISOString()}
                </small>
              </li>
            ))}
          </ul>
        </>,
      ),
    )
  })

  app.get('/outbox/:id{[0-9a-f-]{36}}', async (context) => {
    const mail = (await listOutbox(db, context.req.param('id')))[0]
    if (!mail) return context.html(page('Outbox', <p>There is no such mail.</p>), 404)
    return context.html(
      page(
        mail.subject,
        <>
          <p>
            <a href="/dev/outbox">All mails</a>
          </p>
          <h1>{mail.subject}</h1>
          <dl>
            <dt>From</dt>
            <dd>{mail.from}</dd>
            <dt>To</dt>
            <dd>{mail.to.join(', ')}</dd>
            <dt>Links</dt>
            <dd>
              {mail.links.map((link) => (
                <div key={link}>
                  <a href={link}>{link}</a>
                </div>
              ))}
            </dd>
          </dl>
          {/* The mail is foreign content: no scripts, but its links may open a tab. */}
          <iframe
            title="The mail as HTML"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${mail.html}`}
          />
          <h2>As text</h2>
          <pre>{mail.text}</pre>
        </>,
      ),
    )
  })
  return app
}

function page(title: string, children: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
