import type { Page } from '@playwright/test'
import { createTestUser, expectSignedIn, signOut } from '../fixtures/account'
import { requestEmailCode, waitForEmailCode } from '../fixtures/email-code'
import type { Mailbox } from '../fixtures/mailbox'
import { addPasskeyDevice } from '../fixtures/passkey-device'
import { withProjectSettings } from '../fixtures/project'
import { expect, test } from '../fixtures/test'

/** Makes an account and a passkey in its settings, then signs out. */
async function signUpWithPasskey(page: Page, mailbox: Mailbox) {
  const { email } = createTestUser()
  await requestEmailCode(page, email)
  await page.keyboard.type((await waitForEmailCode(mailbox, email)).code)
  await expectSignedIn(page)
  await page.goto('/handler/account-settings#auth')
  await page.getByRole('button', { name: /^Add passkey/ }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await signOut(page)
}

test('a passkey made in the settings signs in by its button the next time', async ({
  page,
  mailbox,
  stack,
}) => {
  await addPasskeyDevice(page)
  // As in a browser that suggests none: this one picks a suggestion before anybody could press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await page.goto('/protected')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  })
})

test('a passkey that is picked among the suggestions of the e-mail field signs in', async ({
  page,
  mailbox,
  stack,
}) => {
  const device = await addPasskeyDevice(page)
  await withProjectSettings(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await signUpWithPasskey(page, mailbox)
    await device.setApproving(false)
    await page.goto('/protected')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email webauthn')
    // Agreeing to what is asked already would be a race: this time it is agreed to at once.
    await device.setApproving(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  })
})
