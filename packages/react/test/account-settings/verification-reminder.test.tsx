import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withConfig } from '../faults'
import { expectAccessible } from '../harness'
import { findCode } from '../mailbox'
import { findSetting, openSection, showSection } from './account-settings'

const reminder = (email: string) =>
  screen.queryByText(
    (_, element) => element?.tagName === 'P' && element.textContent === `Verify ${email}`,
  )

describe('the reminder to verify the address', () => {
  it('sends the link again, and leaves when the address is verified', async () => {
    const { app, email, user } = await openSection('profile')
    expect(reminder(email)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText(/^We sent a link to/)).toHaveTextContent(
      `We sent a link to ${email}. Open it to verify the address.`,
    )
    const code = await findCode(email, /verify/i)
    await act(async () => void (await app.verifyEmail(code)))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument(),
    )
  })

  it('is not above other sections, which begin with their own title', async () => {
    const { email, app } = await openSection('auth')
    expect(await screen.findByRole('heading', { name: 'Sign-in & security' })).toBeVisible()
    expect(reminder(email)).not.toBeInTheDocument()
    cleanup()
    await showSection('', { app })
    expect(reminder(email)).toBeVisible()
  })

  it('stays away once it is dismissed', async () => {
    const { app, email, user } = await openSection('profile')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(reminder(email)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus())
    cleanup()
    await showSection('profile', { app })
    expect(reminder(email)).not.toBeInTheDocument()
  })
})

describe('a sign-in method that needs a verified address', () => {
  it('has a button that sends the link', async () => {
    const { app, email, user } = await openSection('auth', {
      fetch: withConfig({ magic_link_enabled: true }),
    })
    const codes = await findSetting('Email codes')
    await user.click(codes.getByRole('button', { name: `Verify ${email}` }))
    expect(
      await codes.findByText(`We sent a link to ${email}. Open it to verify the address.`),
    ).toHaveRole('status')
    const code = await findCode(email, /verify/i)
    await act(async () => void (await app.verifyEmail(code)))
    expect(await codes.findByRole('button', { name: 'Turn on Email codes' })).toBeVisible()
  })
})
