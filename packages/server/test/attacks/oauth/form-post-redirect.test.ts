import { describe, expect, it } from 'vitest'
import { leave, locationOf, redirectUri } from '../../browsers/oauth-browser'
import { startServerForTest } from '../../harness'
import { apple } from '../../oauth-stand-in/providers/apple'
import { createStandIn, credentialsOf } from '../../oauth-stand-in/stand-in'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function startWithApple() {
  const standIn = createStandIn()
  const started = await startServerForTest({ fetch: standIn.fetch })
  const provider = { id: 'apple', enabled: true, type: 'standard', ...credentialsOf('apple') }
  await started.configure({ oauth_providers: [provider] })
  return { ...started, standIn }
}

describe('L2: the form a provider posts to the callback', () => {
  it('is not forwarded to the app by the redirect', async () => {
    const { call, standIn } = await startWithApple()
    const { location, headers } = await leave(call, 'apple')
    const { parameters } = standIn.visit('apple', location, apple.users[0])
    const response = await call('POST', '/auth/oauth/callback/apple', {
      headers: { ...headers, ...form },
      raw: parameters.toString(),
    })
    // Browsers repeat method and body after a 307 or 308, never after a 303 (RFC 9110 section 15.4.4).
    expect(response.status).toBe(303)
    expect(locationOf(response).href).toMatch(new RegExp(`^${redirectUri}\\?code=\\w{64}&state=`))
  })

  it('is not forwarded to the error page either', async () => {
    const { call } = await startWithApple()
    const errorPage = 'http://localhost:3000/handler/error'
    const { location, headers } = await leave(call, 'apple', { error_redirect_url: errorPage })
    const state = location.searchParams.get('state') ?? ''
    const response = await call('POST', '/auth/oauth/callback/apple', {
      headers: { ...headers, ...form },
      raw: new URLSearchParams({ state, error: 'user_cancelled_authorize' }).toString(),
    })
    expect([response.status, locationOf(response).origin]).toEqual([303, 'http://localhost:3000'])
  })
})
