import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AdminApp } from '../../src/admin'
import {
  ClientApp,
  type ClientAppOptions,
  HttpError,
  KnownError,
  NetworkError,
  UsageError,
} from '../../src/index'
import { demo } from '../harness'

const api = 'http://faulty.test/api/v1'
const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const project = {
  id: demo.projectId,
  display_name: 'Demo',
  config: {
    sign_up_enabled: true,
    credential_enabled: true,
    magic_link_enabled: false,
    passkey_enabled: false,
    client_team_creation_enabled: true,
    client_user_deletion_enabled: true,
    enabled_oauth_providers: [{ id: 'github' }],
  },
}

function open(options: Partial<ClientAppOptions> = {}): ClientApp {
  return new ClientApp({
    ...demo,
    baseUrl: 'http://faulty.test',
    tokenStore: 'memory',
    retry: { baseDelayMs: 1 },
    ...options,
  })
}

function openAdmin(): AdminApp {
  return new AdminApp({
    ...demo,
    superSecretAdminKey: 'sak_faulty',
    baseUrl: 'http://faulty.test',
    tokenStore: null,
    retry: { baseDelayMs: 1 },
  })
}

/** Creates a project in the wire format for owners, with a provider and an email server. */
function ownedProject({ provider = {}, email = {} }: { provider?: object; email?: object } = {}) {
  const keys = { client_id: 'id', client_secret: 'secret', ...provider }
  const sender = { sender_email: 'hello@example.com', sender_name: 'Hello' }
  const server = { host: 'smtp.test', port: 25, username: 'user', password: 'secret', ...email }
  const config = {
    ...project.config,
    oauth_providers: [{ id: 'github', enabled: true, type: 'standard', ...keys }],
    email_config: { type: 'standard', ...sender, ...server },
    domains: [],
  }
  return { ...project, config }
}

describe('a faulty network', () => {
  it('is hidden by retries while it only drops some requests', async () => {
    let calls = 0
    network.use(
      http.get(`${api}/projects/current`, () =>
        ++calls < 4 ? HttpResponse.error() : HttpResponse.json(project),
      ),
    )
    expect(await open().getProject()).toMatchObject({
      displayName: 'Demo',
      config: { oauthProviders: [{ id: 'github' }] },
    })
  })

  it('results in a NetworkError while it is down, and works once it is back', async () => {
    network.use(http.get(`${api}/projects/current`, () => HttpResponse.error()))
    const app = open({ retry: { attempts: 2, baseDelayMs: 1 } })
    await expect(app.getProject()).rejects.toBeInstanceOf(NetworkError)
    network.use(http.get(`${api}/projects/current`, () => HttpResponse.json(project)))
    expect((await app.getProject()).displayName).toBe('Demo')
  })

  it('loses a sign-in rather than sending it twice', async () => {
    let calls = 0
    network.use(
      http.post(`${api}/auth/password/sign-in`, () => {
        calls++
        return HttpResponse.error()
      }),
    )
    const options = { email: 'a@example.com', password: 'long enough' }
    await expect(open().signInWithCredential(options)).rejects.toMatchObject({
      name: 'NetworkError',
      isOffline: false,
      cause: expect.any(TypeError),
    })
    expect(calls).toBe(1)
  })

  it('is distinguished from an offline device', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    network.use(http.get(`${api}/projects/current`, () => HttpResponse.error()))
    await expect(open().getProject()).rejects.toMatchObject({ isOffline: true })
    vi.unstubAllGlobals()
  })
})

describe('an unexpected response', () => {
  it('to too many requests is retried, and its status reported in the end', async () => {
    const onRetry = vi.fn()
    network.use(
      http.get(`${api}/projects/current`, () => new HttpResponse('slow down', { status: 429 })),
    )
    const app = open({ retry: { attempts: 2, baseDelayMs: 1, onRetry } })
    await expect(app.getProject()).rejects.toMatchObject({ name: 'HttpError', status: 429 })
    expect(onRetry.mock.calls).toEqual([
      [{ attempt: 1, delayMs: expect.any(Number), error: undefined, status: 429 }],
    ])
  })

  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html>')],
    ['half of it', () => new HttpResponse('{"id": "000', { status: 200 })],
    ['a failure of the service', () => new HttpResponse('Request id abc', { status: 500 })],
  ])('with %s is an HttpError', async (_what, resolver) => {
    network.use(http.get(`${api}/projects/current`, resolver))
    const error = await open()
      .getProject()
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ method: 'GET', path: '/projects/current' })
  })

  it.each([
    ['the project another for', { ...ownedProject(), id: 'another' }],
    [
      'the provider github without its credentials',
      ownedProject({ provider: { client_secret: '' } }),
    ],
    ['an incomplete email server', ownedProject({ email: { host: undefined } })],
  ])('with %s is rejected as a project of an owner', async (named, wire) => {
    network.use(http.get(`${api}/projects/current`, () => HttpResponse.json(wire)))
    const refused = openAdmin().getProject()
    await expect(refused).rejects.toBeInstanceOf(HttpError)
    await expect(refused).rejects.toThrow(`The service sent ${named}`)
  })
})

describe('errors for developers', () => {
  const refusal = { code: 'EMAIL_PASSWORD_MISMATCH', error: 'Wrong email or password.' }
  const signIn = () =>
    open({ retry: { attempts: 1 } }).signInWithCredential({
      email: 'ada@example.com',
      password: 'long enough',
    })
  const respond = (resolver: () => Response) =>
    network.use(http.post(`${api}/auth/password/sign-in`, resolver))

  it('have one class for each of their four causes', async () => {
    respond(() =>
      HttpResponse.json(refusal, {
        status: 400,
        headers: { 'x-stack-known-error': refusal.code },
      }),
    )
    const refused = await signIn()
    respond(() => HttpResponse.error())
    const lost = await signIn().catch((error: unknown) => error)
    respond(() => HttpResponse.html('<!doctype html>'))
    const unexpected = await signIn().catch((error: unknown) => error)
    const misused = await Promise.resolve()
      .then(() => open({ tokenStore: null }).signOut())
      .catch((error: unknown) => error)
    const errors = [refused.status === 'error' && refused.error, lost, unexpected, misused]
    const kinds = [KnownError, NetworkError, HttpError, UsageError]
    // Each is an instance of its own class alone.
    expect(errors.map((error) => kinds.map((kind) => error instanceof kind))).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ])
    expect(refused.status === 'error' && refused.error.errorCode).toBe('EMAIL_PASSWORD_MISMATCH')
  })
})

describe('every request', () => {
  it('contains project and client version', async () => {
    let seen: Record<string, string> = {}
    network.use(
      http.get(`${api}/projects/current`, ({ request }) => {
        seen = Object.fromEntries(request.headers)
        return HttpResponse.json(project)
      }),
    )
    await open({ extraRequestHeaders: { 'x-tenant': 'blue' } }).getProject()
    expect(seen).toMatchObject({
      'x-stack-project-id': demo.projectId,
      'x-stack-access-type': 'client',
      'x-stack-publishable-client-key': demo.publishableClientKey,
      'x-stack-override-error-status': 'true',
      'x-stack-client-version': expect.stringMatching(/^js @app\/core@\d+\.\d+\.\d+$/),
      'x-stack-random-nonce': expect.any(String),
      'x-tenant': 'blue',
    })
    expect(Object.keys(seen)).not.toContain('x-stack-secret-server-key')
    expect(Object.keys(seen)).not.toContain('x-stack-access-token')
  })
})
