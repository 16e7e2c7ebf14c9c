import { submitSignIn } from '../../fixtures/account'
import { createTotpUser, readCode } from '../../fixtures/sign-in/second-factor'
import { expect, test } from '../../fixtures/test'

test('a sign-in with two-factor authentication asks for the code on the same page and returns to the protected page', async ({
  page,
  stack,
}) => {
  const testUser = await createTotpUser(stack.serviceUrl)
  await page.goto('/protected')
  await submitSignIn(page, testUser)
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code').pressSequentially(await readCode(testUser))
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
})
