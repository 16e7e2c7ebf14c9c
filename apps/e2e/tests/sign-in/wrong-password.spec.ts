import { expectSignedIn, signOut, signUp, submitSignIn } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

test('a wrong password shows an error and keeps the email, and the right one signs in', async ({
  page,
}) => {
  const testUser = await signUp(page)
  await signOut(page)
  await page.getByRole('link', { name: 'Sign in' }).click()

  await submitSignIn(page, { ...testUser, password: 'not the password' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await submitSignIn(page, testUser)
  await expectSignedIn(page)
})
