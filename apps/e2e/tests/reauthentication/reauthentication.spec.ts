import type { Page } from '@playwright/test'
import { createTestUser, expectSignedIn, expectSignedOut } from '../../fixtures/account'
import { withProjectSettings } from '../../fixtures/project'
import { startSession } from '../../fixtures/sessions/start-session'
import { ageSession, openSettings } from '../../fixtures/settings'
import { requestEmailCode, waitForEmailCode } from '../../fixtures/sign-in/email-code'
import { addPasskeyDevice } from '../../fixtures/sign-in/passkey-device'
import { expect, test } from '../../fixtures/test'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm it’s you' })

test('a user re-authenticates with the password, then deletes the account', async ({
  page,
  stack,
}) => {
  const { email, password } = await startSession(page, stack)
  await ageSession(page)
  await openSettings(page, 'settings', 'Account')
  const deleting = page.getByRole('button', { name: 'Delete account' })
  await deleting.press('Enter')
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(deleting).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Type ${email} to confirm`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(deleting).toBeFocused()
  // The re-authentication stays valid for a while.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(`Type ${email} to confirm`)).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Go home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectSignedOut(page)
})

test('a user re-authenticates with an email code, then with a passkey, to change sign-in methods', async ({
  page,
  mailbox,
  stack,
}) => {
  await addPasskeyDevice(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    const { email } = createTestUser()
    await requestEmailCode(page, email)
    const first = await waitForEmailCode(mailbox, email)
    await page.keyboard.type(first.code)
    await expectSignedIn(page)
    await ageSession(page)
    await openSettings(page, 'auth', 'Sign-in & security')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await dialog(page).getByRole('button', { name: 'Email me a code' }).click()
    await expect(dialog(page).getByLabel('Code')).toBeFocused()
    await expect
      .poll(async () => (await waitForEmailCode(mailbox, email)).code)
      .not.toBe(first.code)
    await page.keyboard.type((await waitForEmailCode(mailbox, email)).code)
    await expect(page.getByText('Passkey added.')).toBeVisible()

    // Like another tab, which is unaware of the re-authentication.
    await page.evaluate(() => sessionStorage.clear())
    await page.getByRole('button', { name: 'Turn on Two-factor authentication' }).click()
    await dialog(page).getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByLabel('Authentication code')).toBeFocused()
    await openSettings(page, 'sessions', 'Active sessions')
    await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
  })
})
