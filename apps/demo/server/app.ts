import { Hono } from 'hono'
import { auth } from './auth'
import { keepAccount } from './keep-account'

/** The demo's backend: identifies the caller. */
export const app = new Hono().basePath('/backend')

app.get('/health', (context) => context.json({ status: 'ok' }))

app.get('/me', async (context) => {
  const user = await auth.getUser({ tokenStore: context.req.raw })
  if (user === null) return context.json({ error: 'Not signed in.' }, 401)
  return context.json({
    id: user.id,
    displayName: user.displayName,
    primaryEmail: user.primaryEmail,
    lastActiveAt: user.lastActiveAt,
  })
})

app.post('/keep-account', (context) => keepAccount(context.req.raw))
