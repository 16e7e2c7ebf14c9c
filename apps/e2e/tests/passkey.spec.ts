import type { Page } from '@playwright/test'
import { createPerson, expectSignedIn, signOut } from '../fixtures/account'
import { askForCode, waitForCode } from '../fixtures/mail-code'
import type { Mailbox } from '../fixtures/mailbox'
import { addPasskeyDevice } from '../fixtures/passkey-device'
import { withWays } from '../fixtures/project'
import { expect, test } from '../fixtures/test'

/** Makes an account and a passkey in its settings, then signs out. */
async function enrol(page: Page, mailbox: Mailbox) {
  const { email } = createPerson()
  await askForCode(page, email)
  await page.keyboard.type((await waitForCode(mailbox, email)).code)
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
  await withWays(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await enrol(page, mailbox)
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
  await withWays(stack.serviceUrl, { hasPasskeys: true }, async () => {
    await enrol(page, mailbox)
    await device.setAgreeing(false)
    await page.goto('/protected')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email webauthn')
    // Agreeing to what is asked already would be a race: this time it is agreed to at once.
    await device.setAgreeing(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  })
})
