import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SignOut } from '../../src/index'
import { except, unreachable } from '../faults'
import { createApp, createSignedInApp, expectAccessible, show, wholeText } from '../harness'

const heading = (name: string) => screen.findByRole('heading', { name })

describe('SignOut', () => {
  it('asks for confirmation, then signs out and redirects', async () => {
    const { app, visits, email } = await createSignedInApp()
    await show(<SignOut />, { app })
    expect(await heading('Sign out?')).toBeVisible()
    expect(screen.getByText(wholeText(`You’re signed in as ${email}.`))).toBeVisible()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(await app.getUser()).toBeNull()
  })

  it('does not sign out before the user confirms', async () => {
    const { app, visits } = await createSignedInApp()
    await show(<SignOut />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(await app.getUser()).not.toBeNull()
  })

  it('offers sign-in when signed out', async () => {
    const { app, visits } = createApp()
    await show(<SignOut />, { app })
    expect(await heading('You’re signed out')).toBeVisible()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  it('signs out on this device when the service is unreachable, and shows a message', async () => {
    const { app } = await createSignedInApp({
      fetch: except('/auth/sessions/current', unreachable),
    })
    await show(<SignOut />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await heading('You’re signed out on this device')).toBeVisible()
    await expectAccessible()
    expect(await app.getUser()).toBeNull()
  })
})
