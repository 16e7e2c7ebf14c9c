import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withConfig } from '../faults'
import { createSignedInApp, expectAccessible } from '../harness'
import { findCode } from '../mailbox'
import { showSection } from './account-settings'

afterEach(() => vi.unstubAllGlobals())

const offer = () => screen.queryByText('Sign in with your fingerprint, face or screen lock.')

/** Opens the profile of a user with a verified address, on a device that can or cannot make passkeys. */
async function openProfile({ isCapable = true, isEnabled = true, isVerified = true } = {}) {
  const isUserVerifyingPlatformAuthenticatorAvailable = vi.fn(async () => isCapable)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable }),
  )
  const fetch = withConfig({ passkey_enabled: isEnabled })
  const signedIn = await createSignedInApp({ fetch })
  if (isVerified) await signedIn.app.verifyEmail(await findCode(signedIn.email, /verify/i))
  const opened = await showSection('profile', signedIn)
  await waitFor(() => expect(isUserVerifyingPlatformAuthenticatorAvailable).toHaveBeenCalled())
  return { ...signedIn, ...opened }
}

describe('the reminder to add a passkey', () => {
  it('leads to the section that adds one', async () => {
    const { user } = await openProfile()
    await waitFor(() => expect(offer()).toBeVisible())
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Add passkey' }))
    expect(await screen.findByRole('group', { name: 'Passkeys' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add passkey' })).not.toBeInTheDocument()
  })

  it('stays away once it is dismissed', async () => {
    const { app, user } = await openProfile()
    await waitFor(() => expect(offer()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(offer()).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus())
    cleanup()
    await showSection('profile', { app })
    expect(offer()).not.toBeInTheDocument()
  })

  it.each([
    ['the device cannot make one', { isCapable: false }],
    ['the project has none', { isEnabled: false }],
    ['the address must be verified first', { isVerified: false }],
  ])('is not there if %s', async (_, circumstances) => {
    await openProfile(circumstances)
    await act(async () => {})
    expect(offer()).not.toBeInTheDocument()
  })
})
