import { expectSignedIn, signOut, submitSignIn } from '../../fixtures/account'
import { findCodeLink } from '../../fixtures/mailbox'
import { createAccount } from '../../fixtures/sessions/start-session'
import { submitNewPassword } from '../../fixtures/sign-in/password'
import { expect, test } from '../../fixtures/test'

test('a user resets a forgotten password and returns to the protected page', async ({
  page,
  stack,
  mailbox,
}) => {
  const testUser = await createAccount(page, stack)
  await page.goto('/protected')
  await submitSignIn(page, { ...testUser, password: 'not the password' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`If ${testUser.email} has an account`)).toBeVisible()

  const email = await mailbox.waitForEmail(testUser.email, /reset/i)
  await page.goto(findCodeLink(email.links))
  await submitNewPassword(page, 'another good one')
  await expect(page.getByText('You’re signed in.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()

  await signOut(page)
  await page.goto('/handler/sign-in')
  await submitSignIn(page, testUser)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await submitSignIn(page, { ...testUser, password: 'another good one' })
  await expectSignedIn(page)
})
