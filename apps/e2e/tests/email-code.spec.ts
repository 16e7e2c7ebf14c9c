import { createTestUser, expectSignedIn, signOut } from '../fixtures/account'
import { requestEmailCode, waitForEmailCode } from '../fixtures/email-code'
import { findCodeLink } from '../fixtures/mailbox'
import { expect, test } from '../fixtures/test'

test('a visitor signs up with an email code, and later signs in with a magic link', async ({
  page,
  mailbox,
}) => {
  const { email } = createTestUser()
  await requestEmailCode(page, email)
  const first = await waitForEmailCode(mailbox, email)
  await page.keyboard.type(first.code.toLowerCase())
  await expectSignedIn(page)
  await signOut(page)

  await page.goto('/protected')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(async () => {
    expect((await waitForEmailCode(mailbox, email)).code).not.toBe(first.code)
  }).toPass()
  await page.goto(findCodeLink((await waitForEmailCode(mailbox, email)).links))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
})

test('a wrong code shows an error, and a pasted one signs in', async ({
  page,
  mailbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email } = createTestUser()
  await requestEmailCode(page, email)
  const { code } = await waitForEmailCode(mailbox, email)
  await page.keyboard.type(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
  await expect(page.getByText('That code is incorrect.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Code')).toHaveValue('')

  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code}\n`)
  await page.keyboard.press('Control+V')
  await expectSignedIn(page)
})
