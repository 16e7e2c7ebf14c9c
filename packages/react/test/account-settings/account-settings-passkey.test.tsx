import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPasskeyDevice, type PasskeyDevice } from '../../../core/test/passkey-device'
import { refusing, withConfig } from '../faults'
import { createSignedInApp, expectAccessible, service } from '../harness'
import { watchPageLoads } from '../identity-provider'
import { findCode } from '../mailbox'
import { findSetting, openSection, showSection } from './account-settings'

const button = (name: string) => screen.findByRole('button', { name })

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

  it('is added and removed', async () => {
    const { app, user } = await openWays()
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/^Passkey added/)).toHaveRole('status')
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(true)
    await expectAccessible()

    await user.click(await button('Remove Passkey'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('Passkey removed.')).toBeVisible()
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(false)
  })

  it('requires a verified address', async () => {
    const { email } = await openSection('auth')
    const row = await findSetting('Passkey')
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
    expect(screen.queryByRole('button', { name: 'Remove Passkey' })).not.toBeInTheDocument()
    expect((await app.getUser())?.passkeyAuthEnabled).toBe(true)
  })

  it('shows no error when the user closes the browser dialog', async () => {
    const { user } = await openWays()
    device.next = new DOMException('closed', 'NotAllowedError')
    await user.click(await button('Add passkey'))
    await waitFor(async () => expect(await button('Add passkey')).not.toHaveAttribute('aria-busy'))
    const row = await findSetting('Passkey')
    expect(row.queryByText(/couldn’t create a passkey/)).not.toBeInTheDocument()
  })

  it('shows an error when the service rejects it', async () => {
    const { user } = await openWays(
      refusing('/auth/passkey/register', 'PASSKEY_REGISTRATION_FAILED'),
    )
    await user.click(await button('Add passkey'))
    expect(await screen.findByText(/couldn’t create a passkey/)).toBeVisible()
    await expectAccessible()
  })
})

describe('a browser without passkeys', () => {
  it('shows that passkeys are not supported', async () => {
    await openWays()
    const row = await findSetting('Passkey')
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

  it('are not offered if the project has no providers', async () => {
    await openWays(withConfig({ enabled_oauth_providers: [] }))
    await act(async () => {})
    expect(screen.queryByRole('group', { name: 'Connected accounts' })).not.toBeInTheDocument()
  })
})
