import {
  expectSignedIn,
  expectSignedOut,
  expectSignInPage,
  signOut,
  signUp,
  submitSignIn,
} from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

test('signing out in one tab redirects another tab from its protected page', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/protected')
  await expect(other.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()

  await signOut(page)
  await expectSignedOut(page)
  await expect(other).toHaveURL(/\/handler\/sign-in/)
  await expect(other.getByRole('heading', { name: 'For signed-in users only' })).toBeHidden()
})

test('the service ends the session at sign-out', async ({ page, context, stack }) => {
  await signUp(page)
  const cookies = await context.cookies()
  const refreshToken = cookies.find(({ name }) => name.startsWith('stack-refresh-'))?.value
  expect(refreshToken).toBeTruthy()
  await signOut(page)
  await expectSignedOut(page)

  expect((await context.cookies()).map(({ name }) => name)).not.toContain('stack-access')
  const projectId = '00000000-0000-4000-8000-00000000de30'
  const response = await fetch(`${stack.serviceUrl}/api/v1/auth/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: projectId,
      client_secret: `pck_dem0${'0'.repeat(41)}`,
    }),
  })
  expect(response.headers.get('x-stack-known-error')).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

test('a delayed sign-out request does not redirect a page that has moved on', async ({ page }) => {
  const testUser = await signUp(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/auth/sessions/current', async (route) => {
    await held
    await route.continue()
  })
  await signOut(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSignInPage(page)

  const responded = page.waitForResponse('**/auth/sessions/current')
  release()
  await responded
  await submitSignIn(page, testUser)
  await expectSignedIn(page)
})
