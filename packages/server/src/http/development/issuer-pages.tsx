import type { ProviderId } from '@app/contract'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { toProviderName } from '../../emails/notices/provider-name'
import {
  createDevelopmentCode,
  exchangeDevelopmentCode,
  listRecentAccounts,
  readDevelopmentAccount,
  type TypedAccount,
} from '../../sign-in/oauth/development-issuer'
import { isProviderId } from '../../sign-in/oauth/providers/index'
import type { Service } from '../context'
import { type Mark, marks } from './marks'
import { developmentPage } from './page'

const request = z.object({
  redirect_uri: z.url(),
  state: z.string(),
  code_challenge: z.string(),
})
const typed = z.object({ email: z.email(), name: z.string() })
const exchange = z.object({
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

/**
 * Serves the shared identity provider of development mode: a page that asks for an email and a
 * name, and its token and account endpoints. Must not be mounted in production.
 */
export function developmentIssuerPages({ config, db, secretBox, now }: Service): Hono {
  const app = new Hono()
  const ownCallbacks = `${config.url ?? `http://localhost:${config.port}`}/api/`

  app.get('/oauth/:provider/authorize', async (context) => {
    const provider = context.req.param('provider')
    const query = request.safeParse(context.req.query())
    if (!isProviderId(provider) || !query.success) return context.text('Bad request.', 400)
    const recent = await listRecentAccounts(db)
    const action = `/dev/oauth/${provider}/authorize?${new URLSearchParams(query.data)}`
    const title = `Sign in with ${toProviderName(provider)}`
    const forms = <SignInForms provider={provider} action={action} recent={recent} />
    return context.html(await developmentPage(title, forms, { width: 'narrow' }))
  })

  app.post('/oauth/:provider/authorize', async (context) => {
    const query = request.safeParse(context.req.query())
    if (!query.success || !query.data.redirect_uri.startsWith(ownCallbacks)) {
      return context.text('Bad request.', 400)
    }
    const body = await context.req.parseBody()
    // As providers respond to users who refuse (RFC 6749, section 4.1.2.1).
    if (body.cancel !== undefined) return sendBack(context, query.data, { error: 'access_denied' })
    const form = typed.safeParse(body)
    if (!form.success) return context.text('Bad request.', 400)
    const code = createDevelopmentCode(secretBox, {
      ...form.data,
      redirectUri: query.data.redirect_uri,
      challenge: query.data.code_challenge,
      now: now(),
    })
    return sendBack(context, query.data, { code })
  })

  app.post('/oauth/token', async (context) => {
    const form = exchange.safeParse(await context.req.parseBody())
    const accessToken = form.success
      ? await exchangeDevelopmentCode(secretBox, {
          code: form.data.code,
          redirectUri: form.data.redirect_uri,
          verifier: form.data.code_verifier,
          now: now(),
        })
      : null
    if (!accessToken) return context.json({ error: 'invalid_grant' }, 400)
    return context.json({ access_token: accessToken, token_type: 'Bearer', expires_in: 3600 })
  })

  app.get('/oauth/account', (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
    const account = readDevelopmentAccount(secretBox, token)
    if (!account) return context.json({ error: 'invalid_token' }, 401)
    return context.json({ sub: account.email, name: account.name })
  })

  return app
}

/** Redirects to the service with the outcome of a sign-in. */
function sendBack(
  context: Context,
  { redirect_uri, state }: z.infer<typeof request>,
  outcome: Record<string, string>,
): Response {
  const location = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ state, ...outcome })) {
    location.searchParams.set(name, value)
  }
  return context.redirect(location.href, 303)
}

/** Suggested accounts, so that nothing needs to be typed. */
const people: TypedAccount[] = [
  { email: 'ada@example.com', name: 'Ada Lovelace' },
  { email: 'grace@example.com', name: 'Grace Hopper' },
  { email: 'alan@example.com', name: 'Alan Turing' },
]

/** A button for each known account, a form for any other, and a button that refuses. */
function SignInForms({
  provider,
  action,
  recent,
}: {
  provider: ProviderId
  action: string
  recent: TypedAccount[]
}) {
  const name = toProviderName(provider)
  const others = people.filter(({ email }) => recent.every((account) => account.email !== email))
  return (
    <>
      <MarkIcon mark={marks[provider]} />
      <h1>Sign in with {name}</h1>
      <p>
        This page takes the place of {name} on your development server. No real account needed:
        every email counts as verified.
      </p>
      {[...recent, ...others].map((account) => (
        <PersonForm key={account.email} account={account} action={action} />
      ))}
      <p className="or">or any other account</p>
      <form method="post" action={action}>
        <label>
          Email
          <input name="email" type="email" required autoComplete="email" />
        </label>
        <label>
          Name
          <input name="name" autoComplete="name" />
        </label>
        <button className="primary" type="submit">
          Sign in
        </button>
      </form>
      <form method="post" action={action}>
        <button type="submit" name="cancel" value="yes">
          Cancel
        </button>
      </form>
    </>
  )
}

function PersonForm({ account, action }: { account: TypedAccount; action: string }) {
  const { email, name } = account
  const initials = (name || email).split(' ').map(([first]) => first)
  return (
    <form method="post" action={action}>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="name" value={name} />
      <button type="submit" className="person">
        <i aria-hidden="true">{initials.slice(0, 2)}</i>
        <span>Continue as {name || email}</span>
        {name && <small>{email}</small>}
      </button>
    </form>
  )
}

function MarkIcon({ mark: { edge, paths } }: { mark: Mark }) {
  return (
    <svg className="mark" viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
      {paths.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}
