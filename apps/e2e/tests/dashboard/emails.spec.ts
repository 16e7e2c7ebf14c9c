import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('an owner writes an email, previews it and resets it', async ({ page, openProject }) => {
  await openProject('Ferry')
  await openArea(page, 'Emails')
  await page.getByRole('link', { name: 'Edit Sign-in code' }).click()
  const email = page.frameLocator('iframe')
  await expect(email.getByText('A1B2C3', { exact: true })).toBeVisible()
  await expect(page.getByText('Sign in to Ferry: Your code is A1B2C3')).toBeVisible()
  await page.getByLabel('Language').selectOption('German')
  await expect(page.getByText('Bei Ferry anmelden')).toBeVisible()
  await page.getByLabel('Format').selectOption('Dark mode')
  await expect(email.locator('body')).toHaveCSS('background-color', /rgb\((\d|[1-4]\d), /)
  await page.getByLabel('Format').selectOption('Light mode')
  // Without changes it stays the default email.
  await expect(page.getByRole('button', { name: 'Save email' })).toBeDisabled()
  await page.getByLabel('Subject').press('Enter')
  await expect(page.getByText('Saved.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reset to default' })).toBeHidden()

  const html = page.getByRole('textbox', { name: 'HTML' })
  await html.fill('<p>Ahoy!</p><script>alert(1)</script>')
  await expect(page.getByText('An email cannot have <script>.')).toBeVisible()
  await expect(email.getByText('A1B2C3', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cannot have' })).toBeVisible()
  await expect(html).toHaveValue(/Ahoy/)
  await html.fill('<p>Ahoy!</p>')
  await expect(email.getByText('Ahoy!')).toBeVisible()
  await expect(page.getByText('The HTML of magic_link does not contain')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Emails' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await html.fill('<p>Ahoy! {{otp}}</p>')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.reload()
  await expect(html).toHaveValue('<p>Ahoy! {{otp}}</p>')
  await expect(email.getByText('Ahoy! A1B2C3')).toBeVisible()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click()
  await expect(html).toHaveValue(/^<!doctype html>/)
  await expect(email.getByText('Or use this link:')).toBeVisible()
})

test('an owner tries a mail server before using it', async ({ page, openProject }) => {
  await openProject('Lighthouse')
  await openArea(page, 'Emails')
  await page.getByText('Use your own mail server').click()
  await page.getByRole('button', { name: 'Try this mail server' }).click()
  await expect(page.getByLabel('Host')).toBeFocused()
  // Nothing listens there.
  await page.getByLabel('Host').fill('localhost')
  await page.getByLabel('Port').fill('1')
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password').fill('a password')
  await page.getByLabel('Sender email').fill('hello@example.com')
  await page.getByRole('button', { name: 'Try this mail server' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toHaveText(/connect/i)
  await page.getByLabel('Color').fill('#0a7d4f')
  await page.getByRole('button', { name: 'Save design' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Host')).toHaveValue('localhost')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save mail server' }).click()
  await expect(page.getByText('sent by localhost, from hello@example.com')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Color')).toHaveValue('#0a7d4f')
  await page.getByRole('button', { name: 'Use the shared server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the shared server' }).click()
  await expect(page.getByText('by the mail server of the service, with')).toBeVisible()
  await page.getByRole('link', { name: 'Sent emails' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Failed' })
    .getByRole('link', { name: 'Test email' })
    .click()
  await expect(page.getByText('Check host and port of the mail server')).toBeVisible()
  await page.getByRole('link', { name: 'Mail server' }).click()
  await expect(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeFocused()
})

test('an owner finds an email by its recipient, reads it, and sends a new one', async ({
  page,
  openProject,
}) => {
  await openProject('Observatory')
  const keys = await createKeys(page)
  const domains = [{ domain: 'http://localhost:3000', handler_path: '/handler' }]
  await send(keys, '/projects/current', { config: { domains } }, 'PATCH')
  const account = { primary_email: 'ada@example.com', primary_email_auth_enabled: true }
  expect((await send(keys, '/users', account)).status).toBe(201)
  const reset = {
    email: account.primary_email,
    callback_url: 'http://localhost:3000/handler/password-reset',
  }
  expect((await send(keys, '/auth/password/send-reset-code', reset)).status).toBe(200)
  // The page knows the domains from before.
  await page.reload()

  await openArea(page, 'Emails')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText(/^Sent to .*@/)).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Sent emails' }).click()
  const emails = page.getByRole('list', { name: 'Emails, newest first' }).getByRole('listitem')
  await expect(emails).toHaveCount(2)
  await page.getByLabel('Search recipients').fill('ADA@')
  await expect(emails).toHaveCount(1)
  await expect(page.getByText('1 email found')).toBeVisible()
  await page.getByLabel('Outcome').selectOption('Failed')
  await expect(page.getByRole('heading', { name: 'No email to “ADA@”' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all emails' }).click()
  await page.getByLabel('Type').selectOption('Password reset')
  await expect(emails).toHaveCount(1)
  await emails.getByRole('link', { name: 'Reset your Observatory password' }).click()

  const content = page.frameLocator('iframe')
  await expect(content.getByRole('link', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Format').selectOption('Plain text')
  await expect(page.locator('pre')).toContainText(
    'http://localhost:3000/handler/password-reset?code=',
  )
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a new email' }).click()
  await page.getByRole('link', { name: 'See it in the list' }).click()
  await expect(emails).toHaveCount(3)
  await emails.first().getByRole('link').click()
  await page.getByRole('link', { name: 'Find the user' }).click()
  await expect(page.getByRole('row', { name: /ada@example\.com/ })).toBeVisible()
})
