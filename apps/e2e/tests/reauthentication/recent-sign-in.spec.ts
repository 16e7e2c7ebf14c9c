import type { Page } from '@playwright/test'
import { signUp } from '../../fixtures/account'
import { requireRecentSignIn } from '../../fixtures/project'
import { ageSession, openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

// A separate stack, because the clock of the service is not set back for other tests.
test.use({ accessTokenSeconds: 601 })

const reauthenticated = '**/auth/sessions/current/reauthenticate'

async function reauthenticate(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('a project requires a recent sign-in, and a user re-authenticates until the service has recorded it', async ({
  page,
  stack,
}) => {
  test.slow()
  await requireRecentSignIn(stack.serviceUrl)
  const { password } = await signUp(page)
  await stack.service.stop()
  await stack.service.start({ clockAheadMs: 16 * 60_000 })
  await ageSession(page)
  await openSettings(page, 'auth', 'Sign-in & security')
  const turnOn = page.getByRole('button', { name: 'Turn on Two-factor authentication' })

  // The page remembers the re-authentication, but the service has not recorded it.
  await page.route(reauthenticated, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Add email address' }).click()
  await reauthenticate(page, password)
  await page.getByRole('textbox', { name: 'Email' }).fill('another@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This change requires a recent sign-in.')).toBeVisible()

  await page.unroute(reauthenticated)
  await turnOn.click()
  await reauthenticate(page, password)
  await expect(page.getByLabel('Authentication code')).toBeFocused()
})
