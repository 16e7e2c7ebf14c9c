import { expectSignedOut, signInInOtherBrowser, submitSignIn } from '../../fixtures/account'
import { startSession } from '../../fixtures/sessions/start-session'
import { openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a user signs out another browser, then deletes the account', async ({
  page,
  browser,
  stack,
}) => {
  const testUser = await startSession(page, stack)
  const other = await signInInOtherBrowser(browser, stack.demoUrl, testUser)

  await openSettings(page, 'sessions', 'Active sessions')
  await expect(page.getByRole('listitem').filter({ hasText: /Chrome.* on Linux/ })).toHaveCount(2)
  await page.getByRole('button', { name: /^Sign out(?! all)/ }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
  // The access token stays valid for a while. Without it, the page tries to refresh the ended session.
  await other.context().clearCookies({ name: 'stack-access' })
  await other.goto('/protected')
  await expect(other).toHaveURL(/\/handler\/sign-in/)
  await other.context().close()

  await openSettings(page, 'settings', 'Account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByLabel(`Type ${testUser.email} to confirm`)).toBeFocused()
  await page.keyboard.type(testUser.email)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('alertdialog', { name: 'Your account has been deleted' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await page.goto('/handler/sign-in')
  await submitSignIn(page, testUser)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
})
