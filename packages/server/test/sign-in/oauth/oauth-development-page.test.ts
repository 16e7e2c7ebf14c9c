import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, locationOf, signInAtProvider } from '../../browsers/oauth-browser'
import { startServer, startServerForTest } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
  await started.configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
})
afterAll(() => started.server.close())

it('stands in for a shared provider and signs in any address', async () => {
  const { call } = started
  const { location } = await leave(call, 'google')
  expect(location.pathname).toBe('/dev/oauth/google/authorize')
  const page = await call('GET', location.pathname + location.search, { headers: {} })
  expect(page.body).toContain('Sign in with Google')
  expect(page.body).toContain('Continue as Ada Lovelace')
  expect(page.body, 'the logo').toContain('fill="#ea4335"')
  const typed = await call('POST', location.pathname + location.search, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams({ email: 'dev@example.com', name: 'Dev' }).toString(),
  })
  expect(typed.status).toBe(303)
  expect(locationOf(typed).pathname).toBe('/api/v1/auth/oauth/callback/google')
})

it('can be canceled, as a provider can', async () => {
  const { call } = started
  const { location, headers } = await leave(call, 'google')
  const canceled = await call('POST', location.pathname + location.search, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams({ cancel: 'yes' }).toString(),
  })
  const back = locationOf(canceled)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'access_denied',
    state: location.searchParams.get('state'),
  })
  const { status, body } = await call('GET', back.pathname + back.search, { headers })
  expect([status, JSON.stringify(body)]).toEqual([
    expect.any(Number),
    expect.stringContaining('OAUTH_PROVIDER_ACCESS_DENIED'),
  ])
})

it('issues codes that no other service accepts', async () => {
  const { parameters } = await signInAtProvider(started.call, 'dev@example.com')
  const other = await startServerForTest()
  await other.configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
  const { location, headers } = await leave(other.call, 'google')
  const query = new URLSearchParams({
    code: parameters.code ?? '',
    state: location.searchParams.get('state') ?? '',
  })
  const response = await other.call('GET', `/auth/oauth/callback/google?${query}`, { headers })
  expect([response.status, response.body]).toEqual([400, expect.stringContaining('refused')])
})
