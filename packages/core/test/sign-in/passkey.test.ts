import { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClientApp, HttpError, KnownErrors } from '../../src/index'
import { site } from '../browser'
import { type Service, signUp, startService } from '../harness'
import { openPasskeyDevice, type PasskeyDevice } from '../passkey-device'

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.loadMailRenderer()
  await service.administrate('PATCH', '/projects/current', { config: { passkey_enabled: true } })
})
afterAll(() => service.close())

let device: PasskeyDevice
let page: JSDOM
beforeEach(() => {
  device = openPasskeyDevice(site)
  page = new JSDOM('<input autocomplete="username webauthn">', { url: site })
  vi.stubGlobal('document', page.window.document)
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Registers a user with a passkey on the device and signs out. */
async function enrol(): Promise<string> {
  const app = service.openClient()
  await signUp(app, service.newEmail())
  const user = await app.getUser({ or: 'throw' })
  expect(await user.registerPasskey()).toEqual({ status: 'ok', data: undefined })
  return user.id
}

describe('a passkey', () => {
  it('is created for the domain of the page, and shown on the user immediately', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    expect(user.passkeyAuthEnabled).toBe(false)
    const { registerPasskey } = user
    service.calls.length = 0
    expect(await registerPasskey()).toEqual({ status: 'ok', data: undefined })
    expect(device.asked).toMatchObject([{ domain: 'localhost' }])
    expect(service.calls.at(-1)).toBe('GET /users/me')
    expect(await app.getUser()).toMatchObject({ passkeyAuthEnabled: true })
  })

  it('is visible immediately to an app of a server, too', async () => {
    const app = service.openServer({ tokenStore: 'memory' })
    await signUp(app, service.newEmail())
    const user = await app.getUser({ tokenStore: 'memory', or: 'throw' })
    service.calls.length = 0
    expect(await user.registerPasskey()).toEqual({ status: 'ok', data: undefined })
    expect(service.calls.filter((call) => call === 'GET /users/me')).toHaveLength(1)
    expect(await user.refresh()).toMatchObject({ passkeyAuthEnabled: true })
  })

  it('signs in and redirects', async () => {
    const id = await enrol()
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate } })
    const { signInWithPasskey } = app
    expect(await signInWithPasskey()).toEqual({ status: 'ok', data: undefined })
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]])
    expect((await app.getUser())?.id).toBe(id)
    expect(device.asked.map(({ domain }) => domain)).toEqual(['localhost', 'localhost'])
  })

  it('can be bound to another domain, which the browser checks', async () => {
    await enrol()
    const app = service.openClient()
    device.next = new DOMException('not a suffix of the domain', 'SecurityError')
    expect(await app.signInWithPasskey({ hostname: 'other.test' })).toMatchObject({
      error: { details: { code: 'ERROR_INVALID_RP_ID' } },
    })
    expect(device.asked.at(-1)).toMatchObject({ domain: 'other.test' })
  })

  it.each([
    ['NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
    ['UnknownError', 'ERROR_AUTHENTICATOR_GENERAL_ERROR'],
  ])("reports the browser's error when a sign-in fails: %s", async (name, code) => {
    await enrol()
    const app = service.openClient()
    const thrown = new DOMException('the browser says', name)
    device.next = thrown
    const result = await app.signInWithPasskey()
    expect(result).toMatchObject({
      status: 'error',
      error: {
        errorCode: 'PASSKEY_WEBAUTHN_ERROR',
        details: { code, message: expect.any(String) },
      },
    })
    expect(result.status === 'error' && result.error).toBeInstanceOf(
      KnownErrors.PasskeyWebAuthnError,
    )
    expect(result.status === 'error' && result.error.cause).toBe(thrown)
    expect(await app.getUser()).toBeNull()
  })

  it.each([
    ['InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
    ['ConstraintError', 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT'],
    ['NotSupportedError', 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG'],
  ])("reports the browser's error when a registration fails: %s", async (name, code) => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    device.next = new DOMException('the browser says', name)
    expect(await user.registerPasskey()).toMatchObject({
      error: { errorCode: 'PASSKEY_WEBAUTHN_ERROR', details: { code } },
    })
    expect((await user.refresh())?.passkeyAuthEnabled).toBe(false)
  })

  it('is rejected if the account no longer has it', async () => {
    await enrol()
    const app = service.openClient()
    await app.signInWithPasskey()
    const user = await app.getUser({ or: 'throw' })
    await user.update({ passkeyAuthEnabled: false })
    expect(await service.openClient().signInWithPasskey()).toMatchObject({
      error: { errorCode: 'PASSKEY_AUTHENTICATION_FAILED' },
    })
  })

  it('returns an error in a browser without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    const app = service.openClient()
    for (const autofill of [true, false]) {
      expect(await app.signInWithPasskey({ autofill })).toMatchObject({
        error: {
          errorCode: 'PASSKEY_AUTHENTICATION_FAILED',
          message: 'Failed to sign in with passkey',
          cause: { message: expect.any(String) },
        },
      })
    }
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    expect(await user.registerPasskey()).toMatchObject({
      error: {
        errorCode: 'PASSKEY_REGISTRATION_FAILED',
        message: 'Failed to start passkey registration due to unknown error',
      },
    })
  })

  it('returns an error if the service does not start the ceremony', async () => {
    const paths = /initiate-passkey|\/users\/me\/passkeys/
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      return paths.test(request.url)
        ? new Response('broken', { status: 500 })
        : service.fetch(request)
    }
    const app = service.openClient({ fetch, retry: { attempts: 1 } })
    expect(await app.signInWithPasskey()).toMatchObject({
      error: { message: 'Failed to sign in with passkey', cause: expect.any(HttpError) },
    })
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    expect(await user.registerPasskey()).toMatchObject({
      error: {
        errorCode: 'PASSKEY_REGISTRATION_FAILED',
        message: 'Failed to get initiation options for passkey registration',
        cause: expect.any(HttpError),
      },
    })
    expect(device.asked).toEqual([])
  })

  it('rejects if the service cannot be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('offline'))
    const app = service.openClient({ fetch, retry: { attempts: 1 } })
    await expect(app.signInWithPasskey()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  it('stops waiting when the caller aborts', async () => {
    const app = service.openClient()
    device.next = 'waits'
    const controller = new AbortController()
    const result = app.signInWithPasskey({ signal: controller.signal })
    await vi.waitFor(() => expect(device.asked).toHaveLength(1), { timeout: 120_000 })
    controller.abort(new Error('left'))
    await expect(result).rejects.toThrow('left')
  })
})

describe('suggested passkeys', () => {
  /** Starts passkey autofill with a clock of its own. The service needs the real one. */
  async function suggest(app: ClientApp) {
    device.next = 'waits'
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const suggested = app.signInWithPasskey({ autofill: true })
    await vi.waitUntil(() => device.asked.length === 2, { timeout: 120_000 })
    const place = timers.mock.calls.findIndex(([, ms]) => ms === 60_000)
    const passOneMinute = timers.mock.calls[place]?.[0] ?? (() => {})
    const timer = timers.mock.results[place]?.value
    timers.mockRestore()
    return { suggested, passOneMinute, timer }
  }

  /** Returns a function that says whether passkeys wait for the page to be visible. */
  function watchWaiting() {
    const added = vi.spyOn(page.window.document, 'addEventListener')
    return () => added.mock.calls.some(([type]) => type === 'visibilitychange')
  }

  it('sign in when one is selected', async () => {
    const id = await enrol()
    const app = service.openClient()
    expect(await app.signInWithPasskey({ autofill: true })).toMatchObject({ status: 'ok' })
    expect(device.asked.at(-1)).toMatchObject({ mediation: 'conditional' })
    expect((await app.getUser())?.id).toBe(id)
  })

  it('end when a dialog opens', async () => {
    const id = await enrol()
    const app = service.openClient()
    device.next = 'waits'
    const suggested = app.signInWithPasskey({ autofill: true })
    await vi.waitFor(() => expect(device.asked).toHaveLength(2), { timeout: 120_000 })
    expect(await app.signInWithPasskey()).toMatchObject({ status: 'ok' })
    expect(await suggested).toMatchObject({
      error: { details: { code: 'ERROR_CEREMONY_ABORTED' } },
    })
    expect((await app.getUser())?.id).toBe(id)
  })

  it('end when the app is disposed of, and leave no timer behind', async () => {
    await enrol()
    const app = service.openClient()
    const { suggested, timer } = await suggest(app)
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    app.dispose()
    await expect(suggested).rejects.toThrow('disposed')
    expect(cleared).toHaveBeenCalledWith(timer)
    // The device can be used by another user.
    expect(await service.openClient().signInWithPasskey()).toMatchObject({ status: 'ok' })
  })

  it('are not restarted on a hidden page whose app was disposed of', async () => {
    await enrol()
    const app = service.openClient()
    const { suggested, passOneMinute } = await suggest(app)
    vi.spyOn(page.window.document, 'visibilityState', 'get').mockReturnValue('hidden')
    const left = vi.spyOn(page.window.document, 'removeEventListener')
    const isWaiting = watchWaiting()
    passOneMinute()
    await vi.waitUntil(isWaiting, { timeout: 120_000 })
    app.dispose()
    await expect(suggested).rejects.toThrow('disposed')
    expect(left).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
    expect(device.asked).toHaveLength(2)
  })

  it('stay valid for longer than a challenge', async () => {
    await enrol()
    const app = service.openClient()
    const { suggested, passOneMinute } = await suggest(app)
    passOneMinute()
    expect(await suggested).toMatchObject({ status: 'ok' })
    expect(new Set(device.asked.map(({ challenge }) => challenge)).size).toBe(3)
  })

  it('wait for the page to be visible again', async () => {
    await enrol()
    const app = service.openClient()
    const { suggested, passOneMinute } = await suggest(app)
    const visibility = vi.spyOn(page.window.document, 'visibilityState', 'get')
    visibility.mockReturnValue('hidden')
    const isWaiting = watchWaiting()
    passOneMinute()
    await vi.waitUntil(isWaiting, { timeout: 120_000 })
    expect(device.asked).toHaveLength(2)
    visibility.mockReturnValue('visible')
    page.window.document.dispatchEvent(new page.window.Event('visibilitychange'))
    expect(await suggested).toMatchObject({ status: 'ok' })
  })
})
