import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPasskeyDevice, type PasskeyDevice } from '../../../core/test/passkey-device'
import { except, refusing, withConfig } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  type Fetch,
  password,
  service,
  wholeText,
} from '../harness'
import { watchPageLoads } from '../identity-provider'
import { findCode } from '../mailbox'
import { findSetting, openSection, showSection } from './account-settings'

const button = (name: string) => screen.findByRole('button', { name })

const notFound = async () => new Response('Not found', { status: 404 })

/** Accepts no new passkey. */
const refusingPasskeys: Fetch = (request) =>
  request.method === 'POST'
    ? refusing('/users/me/passkeys', 'PASSKEY_REGISTRATION_FAILED')(request)
    : service(request)

/** Opens the sign-in methods of a user with a verified address. */
async function openWays(fetch = service) {
  const signedIn = await createSignedInApp({ fetch })
  await signedIn.app.verifyEmail(await findCode(signedIn.email, /verify/i))
  return { ...signedIn, ...(await showSection('auth', signedIn)) }
}

describe('the passkey', () => {
  let device: PasskeyDevice
  beforeEach(() => {
    device = openPasskeyDevice('http://localhost:5173')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is added beside others, renamed and removed', async () => {
    const { app, user } = await openWays()
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/^Passkey added/)).toHaveRole('status')
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(true)
    device = openPasskeyDevice('http://localhost:5173')
    await user.click(await button('Add passkey'))
    await waitFor(() =>
      expect(screen.getAllByText(wholeText(/^Added .* · Not used yet$/))).toHaveLength(2),
    )
    await expectAccessible()

    await user.click((await screen.findAllByRole('button', { name: /^Rename / }))[1] as Element)
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.clear(field)
    await user.click(await button('Save'))
    expect(await screen.findByText('Enter a name.')).toBeVisible()
    await user.type(field, 'Security key')
    await user.click(await button('Save'))
    expect(await screen.findByText('Passkey renamed.')).toHaveRole('status')
    await waitFor(async () => expect(await button('Rename Security key')).toHaveFocus())

    await user.click(await button('Remove Security key'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Security key?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('Passkey removed.')).toBeVisible()
    expect(screen.queryByText('Security key')).not.toBeInTheDocument()
    expect(await (await app.getUser())?.listPasskeys()).toHaveLength(1)
  })

  it('is one that is added and removed, on a service that has no list', async () => {
    const { app, user } = await openWays(except('/users/me/passkeys', notFound))
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/^Passkey added/)).toHaveRole('status')
    expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument()
    await user.click(await button('Remove Passkey'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('Passkey removed.')).toBeVisible()
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(false)
  })

  it('requires a verified address', async () => {
    const { email } = await openSection('auth')
    const row = await findSetting('Passkeys')
    expect(row.getByText(/^Verify a sign-in address/)).toBeVisible()
    expect(row.getByRole('button')).toHaveAccessibleName(`Verify ${email}`)
  })

  it('cannot be removed if it is the only sign-in method', async () => {
    const { app, user } = await openWays(
      withConfig({
        credential_enabled: false,
        magic_link_enabled: false,
        enabled_oauth_providers: [],
      }),
    )
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/This is your only sign-in method/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(true)
  })

  it('can be removed as the only sign-in method after turning on email codes, as the page says', async () => {
    const fetch = withConfig({ credential_enabled: false, enabled_oauth_providers: [] })
    const { user } = await openWays(fetch)
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/Turn on email codes or add another one first/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await user.click(await button('Turn on Email codes'))
    expect(await screen.findByRole('button', { name: /^Remove/ })).toBeVisible()
  })

  it('shows no error when the user closes the browser dialog', async () => {
    const { user } = await openWays()
    device.next = new DOMException('closed', 'NotAllowedError')
    await user.click(await button('Add passkey'))
    await waitFor(async () => expect(await button('Add passkey')).not.toHaveAttribute('aria-busy'))
    const row = await findSetting('Passkeys')
    expect(row.queryByText(/couldn’t create a passkey/)).not.toBeInTheDocument()
  })

  it('shows an error when the service rejects it', async () => {
    const { user } = await openWays(refusingPasskeys)
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/couldn’t create a passkey/)).toBeVisible()
    await expectAccessible()
  })
})

describe('a browser without passkeys', () => {
  it('shows that passkeys are not supported', async () => {
    await openWays()
    const row = await findSetting('Passkeys')
    expect(row.getByText(/^This browser doesn’t support passkeys/)).toBeVisible()
    expect(row.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('connected accounts', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are connected at the provider', async () => {
    const left = watchPageLoads()
    const { user } = await openWays()
    const row = await findSetting('Connected accounts')
    expect(row.getByRole('button', { name: 'Connect Google' })).toBeVisible()
    await expectAccessible()
    await user.click(await button('Connect GitHub'))
    await waitFor(() => expect(left).toHaveBeenCalled())
    expect(new URL(String(left.mock.lastCall?.[0])).pathname).toMatch(/\/authorize\/github$/)
  })

  /** Responds as if the user had an account at Google. */
  function withGoogle(disconnect: () => Promise<Response>, email: string | null): Fetch {
    let isConnected = true
    const account = { provider_id: 'google', account_id: '1', email }
    return async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/users/me/connected-accounts/google')) {
        const response = await disconnect()
        isConnected = !response.ok
        return response
      }
      if (pathname.endsWith('/users/me/connected-accounts')) {
        return Response.json({ items: isConnected ? [account] : [], is_paginated: false })
      }
      return service(request)
    }
  }

  async function confirmDisconnecting({ user }: Awaited<ReturnType<typeof openWays>>) {
    await user.click(await button('Disconnect Google ada@gmail.example'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Google?' }))
    expect(dialog.getByText(/ada@gmail.example/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
  }

  it('show their address, and are disconnected', async () => {
    const disconnect = async () => Response.json({ success: true })
    const opened = await openWays(withGoogle(disconnect, 'ada@gmail.example'))
    await expectAccessible()
    await confirmDisconnecting(opened)
    expect(await screen.findByText('Google disconnected.')).toHaveRole('status')
    expect(await button('Connect Google')).toBeVisible()
  })

  it('are named once when the user returns from connecting one', async () => {
    watchPageLoads()
    const opened = await openWays()
    await opened.user.click(await button('Connect Google'))
    await waitFor(() => expect(sessionStorage.getItem('_STACK_AUTH.connecting')).not.toBeNull())
    const fetch = withGoogle(async () => Response.json({ success: true }), 'ada@gmail.example')
    const { email } = opened
    const { app } = createApp({ fetch })
    await app.signInWithCredential({ email, password, noRedirect: true })
    cleanup()
    await showSection('auth', { app })
    expect(await screen.findByText('Google connected.')).toHaveRole('status')
    await expectAccessible()
    cleanup()
    await showSection('auth', { app })
    await button('Disconnect Google ada@gmail.example')
    expect(screen.queryByText('Google connected.')).not.toBeInTheDocument()
  })

  it('are not named when the user returns without connecting one', async () => {
    watchPageLoads()
    const opened = await openWays()
    await opened.user.click(await button('Connect Google'))
    await waitFor(() => expect(sessionStorage.getItem('_STACK_AUTH.connecting')).not.toBeNull())
    cleanup()
    await showSection('auth', opened)
    await button('Connect Google')
    expect(screen.queryByText('Google connected.')).not.toBeInTheDocument()
  })

  it('stay, with the reason, if the service finds no other sign-in method', async () => {
    const refuse = () => refusing('', 'LAST_SIGN_IN_METHOD', 409)(new Request('http://x/api/v1'))
    await confirmDisconnecting(await openWays(withGoogle(refuse, 'ada@gmail.example')))
    expect(await screen.findByText(/could no longer sign in after this change/)).toBeVisible()
  })

  it('are not offered if the project has no providers', async () => {
    await openWays(withConfig({ enabled_oauth_providers: [] }))
    await act(async () => {})
    expect(screen.queryByRole('group', { name: 'Connected accounts' })).not.toBeInTheDocument()
  })
})
