import { expect, it } from 'vitest'
import { createServer } from '../../../src/index'
import { comeBack, signInAtProvider } from '../../browsers/oauth-browser'
import { as, createClient, startServerForTest } from '../../harness'

const providers = { oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] }

const deletion = (state = '') =>
  new RegExp(`^stack-oauth-inner-${state}=; Path=/; Expires=[^;]+; Max-Age=0; HttpOnly$`)

/** The contract (docs/http-api.md section 7.6, step 1) has every response delete the cookie. */
it('deletes the state cookie on every error that the callback returns directly', async () => {
  const { call, configure } = await startServerForTest()
  await configure(providers)

  const untrusted = { redirect_uri: 'https://untrusted.example/' }
  const known = await signInAtProvider(call, 'ada@example.com', untrusted)
  const refused = await comeBack(call, known)
  expect(refused.body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  expect(refused.headers.get('set-cookie')).toMatch(deletion(known.parameters.state))

  const plain = await signInAtProvider(call, 'ada@example.com', { scope: 'other' })
  const text = await comeBack(call, plain)
  expect([text.status, text.body]).toEqual([400, 'The only valid scope is legacy.'])
  expect(text.headers.get('set-cookie')).toMatch(deletion(plain.parameters.state))

  const foreign = await signInAtProvider(call, 'ada@example.com')
  const withoutCookie = await comeBack(call, { ...foreign, headers: { cookie: '' } })
  expect(withoutCookie.status).toBe(400)
  expect(withoutCookie.headers.get('set-cookie')).toMatch(deletion(foreign.parameters.state))

  const garbage = { state: 'x=true; Domain=example.com' }
  const odd = await comeBack(call, { headers: { cookie: '' }, parameters: garbage })
  expect([odd.status, odd.headers.get('set-cookie')]).toEqual([400, null])
})

it('also deletes it on errors before the callback is validated', async () => {
  const { call, configure } = await startServerForTest()
  await configure(providers)
  const { headers, parameters } = await signInAtProvider(call, 'ada@example.com')
  const query = new URLSearchParams({ ...parameters, error_description: 'x'.repeat(100_000) })
  const refused = await call('GET', `/auth/oauth/callback/google?${query}`, { headers })
  expect(refused.status).toBe(400)
  expect(refused.headers.get('set-cookie')).toMatch(deletion(parameters.state))
})

it('deletes it with unexpected errors, for forms as well', async () => {
  const server: Awaited<ReturnType<typeof createServer>> = await createServer({
    databaseUrl: 'memory://',
    log: 'silent',
    fetch: (input, init) => server.fetch(new Request(input as string, init)),
  })
  const { call } = createClient(server)
  const headers = { ...as('admin') }
  await call('PATCH', '/projects/current', { headers, body: { config: providers } })
  const back = await signInAtProvider(call, 'ada@example.com')
  // Its database is gone.
  await server.close()
  const query = new URLSearchParams(back.parameters)
  const path = '/auth/oauth/callback/google'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const responses = [
    await call('GET', `${path}?${query}`, { headers: back.headers, mayFail: true }),
    await call('POST', path, {
      headers: { ...back.headers, ...form },
      raw: query.toString(),
      mayFail: true,
    }),
  ]
  for (const { status, headers } of responses) {
    expect([500, 503]).toContain(status)
    expect(headers.get('set-cookie')).toMatch(deletion(back.parameters.state))
  }
})
