import { createTestUser, expectSignedIn, submitSignUp } from '../../fixtures/account'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('back and forward move between the sign-in pages and keep the return URL', async ({
  page,
}) => {
  await page.goto('/protected')
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/handler\//)

  await page.goto('/protected')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.goBack()
  await page.goForward()
  await submitSignUp(page, createTestUser())
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  await expect(page).toHaveURL('/protected')
})

test('after a reset link was sent, a button leads back to sign-in, and Back to each previous page', async ({
  page,
}) => {
  await page.goto('/handler/sign-in')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  const sent = page.getByText('If ada@example.com has an account')
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.goBack()
  await expect(sent).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()

  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('back after signing in does not show the form again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await submitSignUp(page, createTestUser())
  await expectSignedIn(page)
  await page.goBack()
  await expectSignedIn(page)
  await expect(page.getByLabel('Password')).toHaveCount(0)
})

test('back and forward move between the sections of the account settings', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await page.goto('/handler/account-settings#profile')
  await page.getByRole('link', { name: 'Active sessions' }).click()
  await expect(page.getByRole('heading', { name: 'Active sessions', exact: true })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Active sessions', exact: true })).toBeFocused()
})
