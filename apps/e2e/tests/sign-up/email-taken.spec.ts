import { expectSignedIn, signOut, signUp, submitSignIn, submitSignUp } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

test('signing up with a registered email offers to sign in instead', async ({ page }) => {
  const testUser = await signUp(page)
  await signOut(page)
  await page.getByRole('link', { name: 'Create an account' }).click()

  await submitSignUp(page, { ...testUser, password: 'another good password' })
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in instead' }).click()

  await submitSignIn(page, testUser)
  await expectSignedIn(page)
})
