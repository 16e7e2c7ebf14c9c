import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { serviceUrl } from './auth'

/** Documents of the repository by the name that the footer uses. */
const documents: Record<string, string> = {
  guide: 'README.md',
  react: 'packages/react/README.md',
  operating: 'docs/operating.md',
}
const repository = new URL('../../../', import.meta.url)

/** Endpoints for the demo's own header and footer, which an app has no need of. */
export const showcase = new Hono().basePath('/backend')

/** Times of the emails in the service's outbox, newest first; `null` in production. */
showcase.get('/outbox', async (context) => {
  const response = await fetch(`${serviceUrl}/dev/outbox.json`).catch(() => null)
  if (!response?.ok) return context.json({ sentAt: null })
  const { items }: { items: { sent_at_millis: number }[] } = await response.json()
  return context.json({ sentAt: items.map(({ sent_at_millis }) => sent_at_millis) })
})

showcase.get('/docs/:name', async (context) => {
  const path = documents[context.req.param('name')]
  if (!path) return context.notFound()
  return context.text(await readFile(new URL(path, repository), 'utf8'))
})
