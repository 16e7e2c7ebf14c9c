import { signUp } from '../../fixtures/account'
import { findCodeLink } from '../../fixtures/mailbox'
import { expect, test } from '../../fixtures/test'

test('the link in the email verifies the address after confirmation', async ({ page, mailbox }) => {
  const testUser = await signUp(page)
  await page.goto('/profile')
  await expect(page.getByText('Unverified').first()).toBeVisible()

  const email = await mailbox.waitForEmail(testUser.email)
  await page.goto(findCodeLink(email.links))
  await expect(page.getByRole('main').getByText(testUser.email)).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
})

test('a visitor who verifies in another browser finds their address on the sign-in page', async ({
  page,
  browser,
  stack,
  mailbox,
}) => {
  const testUser = await signUp(page)
  const email = await mailbox.waitForEmail(testUser.email)
  const other = await (await browser.newContext({ baseURL: stack.demoUrl })).newPage()
  await other.goto(findCodeLink(email.links))
  await other.getByRole('button', { name: 'Verify' }).click()
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByLabel('Email')).toHaveValue(testUser.email)
  await other.context().close()
})

test('an invalid verification link shows an error at once', async ({ page }) => {
  await page.goto(`/handler/email-verification?code=${'x'.repeat(45)}`)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
