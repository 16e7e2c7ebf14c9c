import { createTestUser, expectSignedIn, signOut } from '../../fixtures/account'
import { findCodeLink } from '../../fixtures/mailbox'
import { createAccount } from '../../fixtures/sessions/start-session'
import { openSettings } from '../../fixtures/settings'
import { requestEmailCode, waitForEmailCode } from '../../fixtures/sign-in/email-code'
import { signUpVerified } from '../../fixtures/sign-in/verified-account'
import { expect, test } from '../../fixtures/test'

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

test('a user who never verified the address signs in with a code, which replaces the password', async ({
  page,
  stack,
  mailbox,
}) => {
  const { email } = await createAccount(page, stack)
  await requestEmailCode(page, email)
  const { code } = await waitForEmailCode(mailbox, email)
  await page.keyboard.type(code)
  await expectSignedIn(page)
  await openSettings(page, 'auth', 'Sign-in & security')
  await expect(page.getByText('You don’t have a password yet.')).toBeVisible()
  const addresses = page.getByRole('group', { name: 'Email addresses' })
  await expect(addresses.getByText(email, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Unverified')).toHaveCount(0)
})

test('email codes that a user turned off are not sent, and stay off', async ({
  page,
  browser,
  mailbox,
  stack,
}) => {
  const { email } = await signUpVerified(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  await page.getByRole('button', { name: 'Turn on Email codes' }).click()
  await page.getByRole('button', { name: 'Turn off Email codes' }).click()
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByText('Turned off.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: stack.demoUrl })
  await requestEmailCode(visitor, email)
  await visitor.close()
  const otherVisitor = await browser.newPage({ baseURL: stack.demoUrl })
  const other = createTestUser()
  await requestEmailCode(otherVisitor, other.email)
  await waitForEmailCode(mailbox, other.email)
  await otherVisitor.close()
  const outbox = await (await fetch(`${stack.serviceUrl}/dev/outbox.json`)).text()
  expect(outbox).toContain(other.email)
  const sent: { to: string[]; subject: string }[] = JSON.parse(outbox).items
  const toUser = sent.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  // The notice that codes were turned off contains no code.
  expect(toUser.filter((subject) => /code(?! was turned off)/i.test(subject))).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Turn on Email codes' })).toBeVisible()
})
