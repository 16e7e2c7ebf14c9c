import { expectSignedIn, expectSignedOut, signUp } from '../../fixtures/account'
import { recordApiRequests } from '../../fixtures/api-requests'
import { openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a signed-in page sends one API request with a valid access token', async ({
  page,
  context,
  stack,
}) => {
  await signUp(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.reload()
  await expectSignedIn(page)
  expect(requests).toEqual(['GET /users/me'])
})

test('a signed-in page sends two API requests without an access token', async ({
  page,
  context,
  stack,
}) => {
  await signUp(page)
  await context.clearCookies({ name: 'stack-access' })
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expectSignedIn(page)
  expect(requests).toEqual(['POST /auth/oauth/token', 'GET /users/me'])
})

test('a signed-out page sends no API request', async ({ page, context, stack }) => {
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expectSignedOut(page)
  expect(requests).toEqual([])
})

test('the account settings send each request once, concurrently where possible', async ({
  page,
  context,
  stack,
}) => {
  await signUp(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await openSettings(page, 'auth', 'Sign-in & security')
  // User and project first, then the user's data.
  expect(requests.slice(0, 2).sort()).toEqual(['GET /projects/current', 'GET /users/me'])
  expect(requests.slice(2).sort()).toEqual(['GET /contact-channels', 'GET /teams'])

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign-in & security' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in & security' })).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/users/me'))).toHaveLength(1)
})
