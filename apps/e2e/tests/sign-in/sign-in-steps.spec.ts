import { createTestUser, expectSignedIn, submitSignIn } from '../../fixtures/account'
import { requestEmailCode, waitForEmailCode } from '../../fixtures/sign-in/email-code'
import { createTotpUser, readCode } from '../../fixtures/sign-in/second-factor'
import { expect, test } from '../../fixtures/test'

test('the email code step survives a reload, Back and Forward', async ({ page, mailbox }) => {
  const { email } = createTestUser()
  await page.goto('/')
  await requestEmailCode(page, email)
  await page.reload()
  await expect(page.getByText(`We sent a 6-character code to ${email}.`)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goForward()
  await expect(page.getByLabel('Code')).toBeFocused()

  await page.keyboard.type((await waitForEmailCode(mailbox, email)).code)
  await expectSignedIn(page)
  await page.goBack()
  await expectSignedIn(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('another address can be used after a reload of the step', async ({ page }) => {
  const { email } = createTestUser()
  await requestEmailCode(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a reload asks for the second factor again', async ({ page, stack }) => {
  const testUser = await createTotpUser(stack.serviceUrl)
  await page.goto('/protected')
  await submitSignIn(page, testUser)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await readCode(testUser))
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
})

test('the confirmation of a requested password reset is shown again after a reload', async ({
  page,
}) => {
  const { email } = createTestUser()
  await page.goto('/handler/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})
