import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comeBack, signInAtProvider } from '../../browsers/oauth-browser'
import { SoftwareAuthenticator } from '../../browsers/software-authenticator'
import { as, asInternal, asInternalClient, startServerForTest } from '../../harness'
import { createTestService, type TestService } from '../../test-service'
import { startPasskeyAttack } from '../passkey/passkey-attack'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({
    domains: [
      { domain: 'https://app.example.com', handler_path: '/handler' },
      { domain: 'https://app2.example.com/app', handler_path: '/handler' },
    ],
  })
})
afterAll(() => service.server.close())
beforeEach(() => changeSettings({ redirects_only_to_handler: false }))

async function changeSettings(body: object): Promise<void> {
  await service.call('PATCH', '/internal/security-settings', { headers: as('admin'), body })
}

/** Returns the known error, or `null`, of a provider sign-in with this redirect URL. */
async function refusal(redirect_uri: string): Promise<string | null> {
  const { call, newEmail } = service
  const response = await comeBack(call, await signInAtProvider(call, newEmail(), { redirect_uri }))
  return response.status === 307 ? null : response.body.code
}

/** Returns the same for a sign-in email. */
async function refusalByEmail(callback_url: string): Promise<string | null> {
  const body = { email: service.newEmail(), callback_url }
  const response = await service.call('POST', '/auth/otp/send-sign-in-code', { body })
  return response.status === 200 ? null : response.body.code
}

describe('M12: an address that only looks like a trusted one', () => {
  it.each([
    ['another port', 'https://app.example.com:8443/x'],
    ['no boundary after the path', 'https://app2.example.com/application-evil'],
    ['encoded slashes', 'https://app2.example.com/app%2f..%2f..%2fevil'],
    ['encoded backslashes', 'https://app2.example.com/app/..%5c..%5cevil'],
    ['a user in front of the host', 'https://evil.com@app.example.com/'],
    ['a scheme that an app registers on a phone', 'evil-app://localhost/cb'],
    ['a script', 'javascript://localhost/%0aalert(1)'],
  ])('is refused: %s', async (_, url) => {
    expect(await refusal(url)).toBe('REDIRECT_URL_NOT_WHITELISTED')
    expect(await refusalByEmail(url)).toBe('REDIRECT_URL_NOT_WHITELISTED')
  })

  it.each(['https://app.example.com/page', 'https://app2.example.com/app/page'])(
    'differs from %s, which is trusted',
    async (url) => {
      expect([await refusal(url), await refusalByEmail(url)]).toEqual([null, null])
    },
  )
})

describe('M12: an untrusted page on a trusted host', () => {
  it('is refused where only the handler is trusted, as in new projects', async () => {
    await changeSettings({ redirects_only_to_handler: true })
    const page = 'https://app.example.com/user-content/evil.html'
    expect(await refusal(page)).toBe('REDIRECT_URL_NOT_WHITELISTED')
    expect(await refusalByEmail(page)).toBe('REDIRECT_URL_NOT_WHITELISTED')
    expect(await refusal('https://app.example.com/handler/oauth-callback')).toBeNull()
    expect(await refusal('https://app2.example.com/app/handler/oauth-callback')).toBeNull()
    expect(await refusal('http://localhost:3000/anywhere')).toBeNull()
  })

  it('is not where the error of a sign-in redirects to', async () => {
    await changeSettings({ redirects_only_to_handler: true })
    const { call, newEmail } = service
    const toError = async (error_redirect_url: string) => {
      const { headers, parameters } = await signInAtProvider(call, newEmail(), {
        error_redirect_url,
      })
      const { state = '' } = parameters
      return comeBack(call, { headers, parameters: { state, error: 'access_denied' } })
    }
    expect((await toError('https://app.example.com/user-content/evil')).status).toBe(400)
    expect((await toError('https://app.example.com/handler/error')).status).toBe(307)
  })
})

describe('M12: localhost', () => {
  const local = 'http://localhost:3000/handler/magic-link-callback'

  it('is not trusted for a project in production mode', async () => {
    const headers = as('admin')
    await service.call('PATCH', '/projects/current', {
      headers,
      body: { is_production_mode: true },
    })
    expect(await refusalByEmail(local)).toBe('REDIRECT_URL_NOT_WHITELISTED')
    await service.call('PATCH', '/projects/current', {
      headers,
      body: { is_production_mode: false },
    })
    expect(await refusalByEmail(local)).toBeNull()
  })

  it('is not trusted for the dashboard of a service in production', async () => {
    const keys = {
      publishableClientKey: 'pck_9e1c7a3b5d2f4e8097c6b5a4d3e2f1c0',
      superSecretAdminKey: 'sak_6b0d0a5c2e8f4d17a9c3e5b7f1d2a4c8',
    }
    const { call } = await startServerForTest({
      production: true,
      secret: 'kXr7vQ2mZp9LwT4cBn8HdS6yGf3JaE5u',
      url: 'https://auth.example.com',
      internalSuperSecretAdminKey: keys.superSecretAdminKey,
      internalPublishableClientKey: keys.publishableClientKey,
    })
    const { body: project } = await call('GET', '/projects/current', {
      headers: asInternal(keys.superSecretAdminKey),
    })
    expect(project.config.magic_link_enabled).toBe(true)
    const response = await call('POST', '/auth/otp/send-sign-in-code', {
      headers: asInternalClient(keys),
      body: { email: 'owner@example.com', callback_url: local },
    })
    expect(response.body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  })
})

describe('M12: a passkey used on another origin', () => {
  it.each([
    'https://app.example.com:8443',
    'evil-app://localhost',
    'https://evil.com@app.example.com',
  ])('signs in no user: %s', async (origin) => {
    const { configure, register, signIn, signUp } = await startPasskeyAttack()
    await configure({ domains: [{ domain: 'https://app.example.com', handler_path: '/handler' }] })
    const { tokens } = await signUp()
    const key = new SoftwareAuthenticator()
    expect((await register(tokens, key)).status).toBe(200)
    expect((await signIn(key, { origin })).body.code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })
})
