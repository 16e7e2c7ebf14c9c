import type { Page } from '@playwright/test'
import { expectSignedIn, signOut, submitSignIn } from '../../fixtures/account'
import { findCodeLink, type Mailbox } from '../../fixtures/mailbox'
import type { Stack } from '../../fixtures/programs/stack'
import { withProjectSettings } from '../../fixtures/project'
import { startSession } from '../../fixtures/sessions/start-session'
import { openSettings } from '../../fixtures/settings'
import { addPasskey, addPasskeyDevice } from '../../fixtures/sign-in/passkey-device'
import { readCode, turnOnTwoFactor } from '../../fixtures/sign-in/second-factor'
import { signUpVerified } from '../../fixtures/sign-in/verified-account'
import { expect, test } from '../../fixtures/test'

/** Signs up, adds an address in the settings and follows the link in its email. */
async function signUpWithTwoAddresses(page: Page, stack: Stack, mailbox: Mailbox) {
  const testUser = await startSession(page, stack)
  const next = `next.${testUser.email}`
  await openSettings(page, 'auth', 'Sign-in & security')
  await page.getByRole('button', { name: 'Add email address' }).click()
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type(next)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(findCodeLink((await mailbox.waitForEmail(next)).links))
  await tab.getByRole('button', { name: 'Verify' }).click()
  await expect(tab.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await tab.close()
  // Headless pages get no event when they become visible again.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  return { testUser, next }
}

test('a user replaces their sign-in address', async ({ page, stack, mailbox }) => {
  const { testUser, next } = await signUpWithTwoAddresses(page, stack, mailbox)

  await page.getByRole('button', { name: `Manage ${next}` }).click()
  await page.getByRole('button', { name: 'Use for sign-in' }).click()
  await page.getByRole('button', { name: `Manage ${next}` }).click()
  await page.getByRole('button', { name: 'Make primary' }).click()
  await page.getByRole('button', { name: `Manage ${testUser.email}` }).click()
  await page.getByRole('button', { name: `Remove ${testUser.email}` }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove ${testUser.email}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove address' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in & security' })).toBeFocused()

  await signOut(page)
  await page.goto('/handler/sign-in')
  await submitSignIn(page, testUser)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await submitSignIn(page, { ...testUser, email: next })
  await expectSignedIn(page)
})

test('a confirmation dialog stays in front when its row moves', async ({
  page,
  stack,
  mailbox,
}) => {
  const { testUser, next } = await signUpWithTwoAddresses(page, stack, mailbox)
  await page.getByRole('button', { name: `Manage ${next}` }).click()
  await page.getByRole('button', { name: 'Use for sign-in' }).click()
  await page.getByRole('button', { name: `Manage ${next}` }).click()
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/contact-channels?*', async (route) => {
    await responded
    await route.continue()
  })
  await page.getByRole('button', { name: 'Make primary' }).click()
  await page.getByRole('button', { name: `Manage ${testUser.email}` }).click()
  await page.getByRole('button', { name: `Remove ${testUser.email}` }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()

  respond()
  await expect(page.getByText(`${next} is now your primary address.`)).toBeVisible()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove ${testUser.email}` })).toBeFocused()
})

test('a user changes the password and turns on two-factor authentication', async ({
  page,
  stack,
}) => {
  const testUser = await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current password').fill(testUser.password)
  await page.getByLabel('New password').fill('another good one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed.')).toBeVisible()

  const secured = await turnOnTwoFactor(page, testUser)

  await signOut(page)
  await page.goto('/handler/sign-in')
  await submitSignIn(page, { ...testUser, password: 'another good one' })
  await page.getByLabel('Code').pressSequentially(await readCode(secured))
  await expectSignedIn(page)
})

test('a user adds and removes a passkey', async ({ page, stack }) => {
  await addPasskeyDevice(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpVerified(page, stack)
    await openSettings(page, 'auth', 'Sign-in & security')
    await addPasskey(page)
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('button', { name: 'Remove passkey', exact: true }).click()
    await expect(page.getByText('Passkey removed.')).toBeVisible()
  })
})

/** Fills in the development provider's page for Google. */
async function signInAtGoogle(page: Page, email: string) {
  await page.waitForURL(/\/dev\/oauth\//)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a user connects a Google account, sees its address and disconnects it for good', async ({
  page,
  stack,
}) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['google'] }, async () => {
    const { email } = await signUpVerified(page, stack)
    await openSettings(page, 'auth', 'Sign-in & security')
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await signInAtGoogle(page, email)
    await expect(page.getByRole('heading', { name: 'Sign-in & security' })).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Google' })
    await expect(row).toContainText('Connected')
    await expect(row).toContainText(email)
    await expect(page.getByRole('status').getByText('Google connected.')).toBeVisible()

    await page.getByRole('button', { name: `Disconnect Google ${email}` }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(page.getByText('Google disconnected.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()

    await signOut(page)
    await page.goto('/handler/sign-in')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await signInAtGoogle(page, email)
    await expect(page.getByText('An account with this email address already exists.')).toBeVisible()
  })
})
