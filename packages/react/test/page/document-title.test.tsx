import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AccountSettings, ForgotPassword, SignIn, SignUp } from '../../src/index'
import { except } from '../faults'
import { createApp, createSignedInApp, show } from '../harness'

const sendsAtOnce = except('/auth/otp/send-sign-in-code', async () =>
  Response.json({ nonce: 'n'.repeat(39) }),
)
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title))

beforeEach(() => {
  document.title = 'Demo'
})

afterEach(() => window.history.replaceState(null, '', '/'))

it('is the heading of the page, and the title of the app again afterwards', async () => {
  const { app } = createApp()
  await show(<SignUp fullPage />, { app })
  await expectTitle('Create your account · Demo')
  cleanup()
  await expectTitle('Demo')
  await show(<ForgotPassword fullPage />, { app })
  await expectTitle('Reset your password · Demo')
})

it('follows the step of a sign-in', async () => {
  const { app } = createApp({ fetch: sendsAtOnce })
  await show(<SignIn fullPage />, { app })
  await expectTitle('Sign in to Demo')
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  await expectTitle('Check your email · Demo')
  await user.click(await screen.findByRole('button', { name: 'Use another address' }))
  await expectTitle('Sign in to Demo')
})

it('names the account settings', async () => {
  const { app } = await createSignedInApp()
  await show(<AccountSettings fullPage />, { app })
  await expectTitle('Account settings · Demo')
})

it('keeps a title that the app sets while a page is shown', async () => {
  const { app } = createApp()
  await show(<SignUp fullPage />, { app })
  await expectTitle('Create your account · Demo')
  document.title = 'Workshop'
  await expectTitle('Create your account · Workshop')
  cleanup()
  await expectTitle('Workshop')
})

it('is left to the app if the page is inside one of the app', async () => {
  const { app } = createApp()
  await show(<SignUp />, { app })
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(document.title).toBe('Demo')
})
