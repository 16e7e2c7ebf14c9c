import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { KnownErrors } from '../../src/index'
import { site } from '../browser'
import { readOf, type Service, signUp, startService } from '../harness'
import { openPasskeyDevice } from '../passkey-device'

let service: Service
beforeAll(async () => {
  service = await startService()
  const google = { id: 'google', enabled: true, type: 'shared' }
  const config = { passkey_enabled: true, oauth_providers: [google] }
  await service.administrate('PATCH', '/projects/current', { config })
})
afterAll(() => service.close())
afterEach(() => vi.unstubAllGlobals())

/** A service that has no list of passkeys, like those of earlier versions and of Stack Auth. */
const withOnePasskey = async (request: Request) =>
  request.url.includes('/users/me/passkeys')
    ? new Response('Not found', { status: 404 })
    : service.fetch(request)

/** A user who has not added a passkey, with the device to add one. */
async function start(fetch = service.fetch) {
  const device = openPasskeyDevice(site)
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
  const app = service.openClient({ fetch })
  await signUp(app, service.newEmail())
  return { app, device, user: await app.getUser({ or: 'throw' }) }
}

describe('the passkeys of a user', () => {
  it('are added beside each other, never on a device that has one', async () => {
    const { device, user } = await start()
    expect(await user.listPasskeys()).toEqual([])
    expect(await user.registerPasskey({ name: 'Laptop' })).toMatchObject({ status: 'ok' })
    const other = openPasskeyDevice(site)
    expect(await user.registerPasskey({ name: 'Phone' })).toMatchObject({ status: 'ok' })
    expect(other.asked).toMatchObject([{ excluded: [device.id] }])
    const passkey = { createdAt: expect.any(Date), lastUsedAt: null, isUserVerified: true }
    expect(await user.listPasskeys()).toMatchObject([
      { id: device.id, name: 'Laptop', ...passkey, isSynced: false },
      { id: other.id, name: 'Phone', ...passkey },
    ])
  })

  it('are shown as they are after each change', async () => {
    const { app, device, user } = await start()
    const list = readOf(user, 'listPasskeys')
    list.subscribe(() => {})
    await user.registerPasskey()
    const [first] = (await user.listPasskeys()) ?? []
    await first?.update({ name: 'Security key' })
    expect(await list.load()).toMatchObject([{ id: device.id, name: 'Security key' }])
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(true)
    await first?.delete()
    expect(await list.load()).toEqual([])
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(false)
    await user.registerPasskey()
    await user.update({ passkeyAuthEnabled: false })
    expect(await list.load()).toEqual([])
  })

  it('cannot be more than 20', async () => {
    const { user } = await start()
    for (let count = 0; count < 20; count += 1) {
      openPasskeyDevice(site)
      expect((await user.registerPasskey()).status).toBe('ok')
    }
    openPasskeyDevice(site)
    expect(await user.registerPasskey()).toMatchObject({
      error: { errorCode: 'PASSKEY_LIMIT_REACHED', details: { limit: 20 } },
    })
  })

  it('are one, which the next one replaces, on a service that has no list', async () => {
    const { user } = await start(withOnePasskey)
    expect(await user.listPasskeys()).toBeNull()
    expect((await user.registerPasskey()).status).toBe('ok')
    const second = openPasskeyDevice(site)
    expect((await user.registerPasskey()).status).toBe('ok')
    expect(second.asked).toMatchObject([{ excluded: [] }])
    const app = service.openClient()
    expect((await app.signInWithPasskey({ noRedirect: true })).status).toBe('ok')
    expect(await (await app.getUser())?.listPasskeys()).toMatchObject([{ id: second.id }])
  })
})

describe('the connected accounts of a user', () => {
  /** A user with an account at Google, which the app's server added. */
  async function startConnected(body: object) {
    const email = service.newEmail()
    const google = { id: 'google', account_id: `account of ${email}`, email }
    const user = await service.administrate<{ id: string }>('POST', '/users', {
      ...body,
      primary_email: email,
      oauth_providers: [google],
    })
    const tokens = await service.administrate<{ access_token: string; refresh_token: string }>(
      'POST',
      '/auth/sessions',
      { user_id: user.id },
    )
    const tokenStore = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
    const app = service.openServer({ tokenStore })
    return { user: await app.getUser({ or: 'throw' }), email, accountId: google.account_id }
  }

  it('have an address, and are gone once disconnected', async () => {
    const { user, email, accountId } = await startConnected({
      password: 'long enough',
      primary_email_auth_enabled: true,
    })
    const [account] = (await user.listConnectedAccounts()) ?? []
    expect(account).toMatchObject({ provider: 'google', accountId, email })
    await account?.disconnect()
    expect(await user.listConnectedAccounts()).toEqual([])
    expect((await user.refresh())?.oauthProviders).toEqual([])
  })

  it('stay if the user could not sign in without', async () => {
    const { user } = await startConnected({})
    const [account] = (await user.listConnectedAccounts()) ?? []
    await expect(account?.disconnect()).rejects.toBeInstanceOf(KnownErrors.LastSignInMethod)
    expect(await user.listConnectedAccounts()).toHaveLength(1)
  })
})
