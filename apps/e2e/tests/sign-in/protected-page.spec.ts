import { createTestUser, submitSignIn, submitSignUp } from '../../fixtures/account'
import { createAccount } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('a protected page redirects to sign-in and is shown afterwards', async ({ page, stack }) => {
  const testUser = await createAccount(page, stack)
  await page.goto('/protected?tab=two')
  await expect(page).toHaveURL(/\/handler\/sign-in\?/)
  await submitSignIn(page, testUser)
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  await expect(page).toHaveURL('/protected?tab=two')
})

test('the return URL is kept when switching from sign-in to sign-up', async ({ page }) => {
  await page.goto('/protected')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, createTestUser())
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  await expect(page).toHaveURL('/protected')
})
