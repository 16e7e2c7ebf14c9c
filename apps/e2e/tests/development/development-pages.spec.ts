import { createTestUser, expectSignedIn } from '../../fixtures/account'
import { withProjectSettings } from '../../fixtures/project'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('the outbox shows a new email and the link to the app without a reload, and copies the code', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const outbox = await context.newPage()
  await outbox.goto(`${stack.serviceUrl}/dev/outbox`)
  // As before the first email, although other tests have sent some.
  await outbox.getByRole('heading', { name: 'Outbox' }).waitFor()
  await outbox.locator('nav').evaluate((nav) => nav.replaceChildren())

  const { email } = createTestUser()
  await page.goto('/handler/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await outbox.bringToFront()
  const row = outbox.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText(/now|seconds? ago/)
  const { host } = new URL(stack.demoUrl)
  await expect(outbox.getByRole('link', { name: `Open the app at ${host}` })).toBeVisible()
  await row.getByRole('button', { name: /^Copy code/ }).click()
  await expect(outbox.getByRole('status')).toHaveText(/^Copied [A-Z0-9]{6}$/)
  const code = await outbox.evaluate(() => navigator.clipboard.readText())
  // Updates of the list keep the focus.
  await expect(row).toContainText(/[2-9] seconds ago/)
  await expect(row.getByRole('button')).toBeFocused()

  await page.bringToFront()
  await page.getByLabel('Code').fill(code)
  await expectSignedIn(page)
})

test('an email in the outbox links to the list and to the app', async ({
  page,
  stack,
  mailbox,
}) => {
  const { email } = await startSession(page, stack)
  await mailbox.waitForEmail(email)
  await page.goto(`${stack.serviceUrl}/dev/outbox`)
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  const { host } = new URL(stack.demoUrl)
  await expect(page.getByRole('link', { name: `Open the app at ${host}` })).toBeVisible()
  await page.getByRole('link', { name: 'All emails' }).click()
  await page.getByRole('link', { name: `Open the app at ${host}` }).click()
  await expectSignedIn(page)
})

test('the development provider signs in a preset account with one click', async ({
  page,
  stack,
}) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['github'] }, async () => {
    await page.goto('/handler/sign-in')
    await page.getByRole('button', { name: 'Sign in with GitHub' }).click()
    await page.getByRole('button', { name: 'Continue as Grace Hopper' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Grace Hopper' })).toBeVisible()
  })
})
