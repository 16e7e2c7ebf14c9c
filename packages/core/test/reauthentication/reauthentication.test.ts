import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentedProviders } from '../../../server/test/oauth-stand-in/providers/index'
import { createStandIn, credentialsOf } from '../../../server/test/oauth-stand-in/stand-in'
import { isReauthenticationState, loadReauthenticationCode } from '../../src/bindings'
import { type ClientApp, isKnownError } from '../../src/index'
import { openBrowser } from '../browser'
import { password, type Service, signUp, startService } from '../harness'

const providers = createStandIn()
const [ada, bob = missing()] = documentedProviders.github.users

function missing(): never {
  throw new Error('The stand-in of GitHub has only one account.')
}

let clock = Date.now()
let service: Service
beforeAll(async () => {
  service = await startService({ fetch: providers.fetch, now: () => clock })
  await service.administrate('PATCH', '/projects/current', {
    config: {
      oauth_providers: [
        { id: 'github', enabled: true, type: 'standard', ...credentialsOf('github') },
      ],
    },
  })
})
afterAll(() => service.close())
afterEach(() => vi.unstubAllGlobals())

const code = await loadReauthenticationCode()

async function openSignedIn() {
  const navigate = vi.fn()
  const app = service.openClient({ redirectMethod: { navigate }, now: () => clock })
  const email = service.newEmail()
  await signUp(app, email)
  const user = await app.getUser({ or: 'throw' })
  return { app: app as ClientApp<true>, email, user, navigate }
}

describe('the age of a session', () => {
  it('is measured by the clock of the service', async () => {
    const { app, user } = await openSignedIn()
    const young = await code.findSessionAge(app, user)
    expect(young).toBeLessThan(60_000)
    clock += 11 * 60_000
    expect(await code.findSessionAge(app, user)).toBe(young + 11 * 60_000)
  })
})

describe('a re-authentication', () => {
  it('returns its user, and leaves only the current session', async () => {
    const { app, email, user, navigate } = await openSignedIn()
    const before = await user.getAuthJson()
    const reauthentication = code.openReauthentication(app)
    const result = await reauthentication.app.signInWithCredential({ email, password })
    expect(result.status).toBe('ok')
    expect(await user.getActiveSessions()).toHaveLength(2)

    expect(await reauthentication.end()).toBe(user.id)
    expect(await user.getActiveSessions()).toMatchObject([{ isCurrentSession: true }])
    expect(await user.getAuthJson()).toEqual(before)
    expect(await reauthentication.app.getUser()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('counts as a recent sign-in of the current session where the service requires one', async () => {
    const { app, email, user } = await openSignedIn()
    const setting = (isOn: boolean) =>
      service.administrate('PATCH', '/internal/security-settings', {
        recent_sign_in_required: isOn,
      })
    await setting(true)
    try {
      clock += 16 * 60_000
      const add = () =>
        user.createContactChannel({ value: service.newEmail(), type: 'email', usedForAuth: false })
      const refused = await add().catch((error: unknown) => error)
      expect(isKnownError(refused, 'RECENT_SIGN_IN_REQUIRED')).toBe(true)
      const reauthentication = code.openReauthentication(app)
      await reauthentication.app.signInWithCredential({ email, password })
      await reauthentication.end()
      await add()
      expect(await user.getActiveSessions()).toHaveLength(1)
    } finally {
      await setting(false)
    }
  })

  it('of another user returns that user, and changes nothing', async () => {
    const other = await openSignedIn()
    const { app, user } = await openSignedIn()
    const reauthentication = code.openReauthentication(app)
    await reauthentication.app.signInWithCredential({ email: other.email, password })
    expect(await reauthentication.end()).toBe(other.user.id)
    expect((await app.getUser())?.id).toBe(user.id)
    expect(await other.user.getActiveSessions()).toHaveLength(1)
  })

  it('that failed returns no user', async () => {
    const { app, email, user } = await openSignedIn()
    const reauthentication = code.openReauthentication(app)
    await reauthentication.app.signInWithCredential({ email, password: 'not hers' })
    expect(await reauthentication.end()).toBeNull()
    expect(await user.getActiveSessions()).toHaveLength(1)
  })

  it('succeeds even if its session cannot be revoked', async () => {
    let isLost = false
    const fetch = (request: Request) =>
      isLost ? Promise.reject(new TypeError('lost')) : service.fetch(request)
    const app = service.openClient({ fetch, retry: { attempts: 1 } }) as ClientApp<true>
    const email = service.newEmail()
    await signUp(app, email)
    const { id } = await app.getUser({ or: 'throw' })
    const reauthentication = code.openReauthentication(app)
    await reauthentication.app.signInWithCredential({ email, password })
    isLost = true
    expect(await reauthentication.end()).toBe(id)
  })
})

describe('a re-authentication at a provider', () => {
  /** Opens a page of a user with a connected account; `person` is signed in at the provider. */
  async function openConnected() {
    let person = ada
    const browser = openBrowser('/settings#auth', async (request) => {
      const url = new URL(request.url)
      if (url.hostname !== 'github.com') return service.fetch(request)
      const { parameters } = providers.visit('github', url, person)
      return Response.redirect(`${url.searchParams.get('redirect_uri')}?${parameters}`)
    })
    const open = () =>
      service.openClient({
        tokenStore: 'cookie',
        redirectMethod: { navigate: vi.fn() },
        now: () => clock,
      }) as ClientApp<true>
    const app = open()
    await browser.follow(() => app.signInWithOAuth('github'))
    const arrived = open()
    await arrived.callOAuthCallback()
    browser.open('/settings#auth')
    const user = await arrived.getUser({ or: 'throw' })
    return { app: arrived, user, browser, letBobSignInThere: () => (person = bob) }
  }

  it('returns with a state that identifies it, and keeps the current session', async () => {
    const { app, user, browser } = await openConnected()
    const before = await user.getAuthJson()
    const { url } = await browser.follow(() => code.reauthenticateAtProvider(app, 'github'))
    expect(isReauthenticationState(url.searchParams.get('state'))).toBe(true)
    expect(url.searchParams.get('after_auth_return_to')).toBe('/settings#auth')

    const reauthentication = code.openReauthentication(app)
    expect(await reauthentication.app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
    expect(await reauthentication.end()).toBe(user.id)
    expect(await user.getAuthJson()).toEqual(before)
    expect(await user.getActiveSessions()).toHaveLength(1)
  })

  it('rejects another account of the provider', async () => {
    const { app, browser, letBobSignInThere } = await openConnected()
    letBobSignInThere()
    const { url } = await browser.follow(() => code.reauthenticateAtProvider(app, 'github'))
    expect(url.pathname).toBe('/handler/error')
    expect(url.searchParams.get('errorCode')).toBe(
      'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
    )
  })

  it('has a different state than a sign-in', () => {
    expect(isReauthenticationState('9bX2')).toBe(false)
    expect(isReauthenticationState(null)).toBe(false)
  })
})
