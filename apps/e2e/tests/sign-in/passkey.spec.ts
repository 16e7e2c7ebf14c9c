import type { Page } from '@playwright/test'
import { createTestUser, expectSignedIn, signOut } from '../../fixtures/account'
import type { Mailbox } from '../../fixtures/mailbox'
import { withProjectSettings } from '../../fixtures/project'
import { openSettings } from '../../fixtures/settings'
import { requestEmailCode, waitForEmailCode } from '../../fixtures/sign-in/email-code'
import {
  addPasskey,
  addPasskeyDevice,
  pressPasskeyButton,
  signInWithPasskey,
  turnOffAutofill,
} from '../../fixtures/sign-in/passkey-device'
import { turnOnTwoFactor } from '../../fixtures/sign-in/second-factor'
import { expect, test } from '../../fixtures/test'

/** Creates an account, adds a passkey in its settings, then signs out. */
async function signUpWithPasskey(page: Page, mailbox: Mailbox) {
  const { email } = createTestUser()
  await requestEmailCode(page, email)
  await page.keyboard.type((await waitForEmailCode(mailbox, email)).code)
  await expectSignedIn(page)
  await page.goto('/handler/account-settings#auth')
  await addPasskey(page)
  await signOut(page)
}

test('a user signs in with a passkey added in the settings, by the passkey button', async ({
  page,
  mailbox,
  stack,
}) => {
  await addPasskeyDevice(page)
  await turnOffAutofill(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await signInWithPasskey(page)
  })
})

test('a passkey with user verification requires no authentication code', async ({
  page,
  mailbox,
  stack,
}) => {
  await addPasskeyDevice(page)
  await turnOffAutofill(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await signInWithPasskey(page)
    await openSettings(page, 'auth', 'Sign-in & security')
    await turnOnTwoFactor(page, createTestUser())
    await signOut(page)
    await signInWithPasskey(page)
  })
})

test('a passkey picked in the autofill of the email field signs in', async ({
  page,
  mailbox,
  stack,
}) => {
  const device = await addPasskeyDevice(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await device.setApproving(false)
    await page.goto('/protected')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    // Approving a pending prompt would be a race: after the reload it is approved at once.
    await device.setApproving(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  })
})

test('each of two passkeys signs in until it is removed', async ({ page, mailbox, stack }) => {
  const laptop = await addPasskeyDevice(page)
  await turnOffAutofill(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await signInWithPasskey(page)
    await openSettings(page, 'auth', 'Sign-in & security')
    await page.getByRole('button', { name: /^Rename/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('Laptop')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Passkey renamed.')).toBeVisible()
    await laptop.setApproving(false)
    const securityKey = await addPasskeyDevice(page, 'usb')
    await addPasskey(page)
    await expect(page.getByRole('button', { name: /^Rename/ })).toHaveCount(2)

    await signOut(page)
    await signInWithPasskey(page)
    await openSettings(page, 'auth', 'Sign-in & security')
    await page.getByRole('button', { name: 'Remove Laptop' }).click()
    await page.getByRole('button', { name: 'Remove passkey', exact: true }).click()
    await expect(page.getByText('Passkey removed.')).toBeVisible()
    await signOut(page)
    await laptop.setApproving(true)
    await securityKey.setApproving(false)
    await pressPasskeyButton(page)
    await expect(page.getByText('couldn’t use your passkey')).toBeVisible()
  })
})
