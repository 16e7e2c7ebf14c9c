import { createTestUser, expectSignedIn, submitSignUp } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

test('a short password shows an error at its field and focuses it', async ({ page }) => {
  const testUser = createTestUser()
  await page.goto('/handler/sign-up')
  await submitSignUp(page, { ...testUser, password: 'short' })

  const password = page.getByLabel('Password', { exact: true })
  await expect(
    page.getByText('This password is too short. Use at least 8 characters.'),
  ).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()

  await submitSignUp(page, testUser)
  await expectSignedIn(page)
})
