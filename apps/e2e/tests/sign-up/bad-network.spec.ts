import { createTestUser, expectSignedIn, submitSignUp } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

const signUps = '**/auth/password/sign-up'

test('a slow sign-up shows its progress, is sent once, and completes', async ({ page }) => {
  let sent = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(signUps, async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await held
    await route.continue()
  })
  await page.goto('/handler/sign-up')
  await submitSignUp(page, createTestUser())
  const form = page.locator('form')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Email').press('Enter')
  await form.getByRole('button', { name: /Sign/ }).first().press('Enter')
  release()
  await expectSignedIn(page)
  expect(sent).toBe(1)
})

test('an interrupted sign-up reports the error, keeps the typed values, and works when retried', async ({
  page,
}) => {
  test.slow()
  const testUser = createTestUser()
  await page.route(signUps, (route) => route.abort('connectionreset'))
  await page.goto('/handler/sign-up')
  await submitSignUp(page, testUser)
  await expect(page.getByText('We can’t reach the server')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(testUser.password)
  await page.unroute(signUps)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expectSignedIn(page)
})

test('a sign-up shows that the device is offline, and continues when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/handler/sign-up')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await context.setOffline(true)
  await submitSignUp(page, createTestUser())
  await expect(page.getByText('You’re offline')).toBeVisible()
  await context.setOffline(false)
  await expectSignedIn(page)
})

test('a rate-limited sign-up counts down to the next attempt', async ({ page }) => {
  await page.route(signUps, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // The CORS headers are the service's own: without them the page cannot read Retry-After.
    const preflight = await route.fetch({ method: 'OPTIONS' })
    await route.fulfill({
      status: 429,
      headers: { ...preflight.headers(), 'content-type': 'text/plain', 'retry-after': '1200' },
      body: 'Too many attempts.',
    })
  })
  await page.goto('/handler/sign-up')
  await submitSignUp(page, createTestUser())
  await expect(page.getByText(/^Try again in (20|19) min/).first()).toBeVisible()
})
