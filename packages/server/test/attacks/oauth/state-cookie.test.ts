import { describe, expect, it } from 'vitest'
import { authorization } from '../../browsers/oauth-browser'
import { asInternal, startServerForTest } from '../../harness'
import { credentialsOf } from '../../oauth-stand-in/stand-in'

const adminKey = 'sak_6b0d0a5c2e8f4d17a9c3e5b7f1d2a4c8'
const clientKey = 'pck_9e1c7a3b5d2f4e8097c6b5a4d3e2f1c0'

/** The `Set-Cookie` of a production service that sends a browser to a provider. */
async function stateCookie(providerId: 'apple' | 'github'): Promise<string> {
  const { call } = await startServerForTest({
    production: true,
    secret: 'kXr7vQ2mZp9LwT4cBn8HdS6yGf3JaE5u',
    url: 'https://auth.example.com',
    internalSuperSecretAdminKey: adminKey,
    internalPublishableClientKey: clientKey,
  })
  const provider = { id: providerId, enabled: true, type: 'standard', ...credentialsOf(providerId) }
  const headers = asInternal(adminKey)
  const { body: project } = await call('GET', '/projects/current', { headers })
  const others = project.config.oauth_providers.filter(
    ({ id }: { id: string }) => id !== providerId,
  )
  const configured = await call('PATCH', '/projects/current', {
    headers,
    body: { config: { oauth_providers: [...others, provider] } },
  })
  expect(configured.status).toBe(200)
  const query = new URLSearchParams(
    await authorization({ client_id: 'internal', client_secret: clientKey }),
  )
  const response = await call('GET', `/auth/oauth/authorize/${providerId}?${query}`, {
    headers: {},
  })
  return response.headers.get('set-cookie') ?? ''
}

describe('Info 6: the cookie that binds a sign-in to its browser', () => {
  it('is sent with the form that a provider posts from its own site', async () => {
    expect(await stateCookie('apple')).toMatch(/Max-Age=600; Secure; HttpOnly; SameSite=None$/)
  })

  it('is sent only with navigations where the provider redirects', async () => {
    expect(await stateCookie('github')).toMatch(/Max-Age=600; Secure; HttpOnly; SameSite=Lax$/)
  })
})
