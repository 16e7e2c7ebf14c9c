import { expectSignedIn, expectSignedOut, signUp } from '../fixtures/account'
import { recordApiRequests } from '../fixtures/api-requests'
import { openSettings } from '../fixtures/settings'
import { expect, test } from '../fixtures/test'

test('a signed-in page makes one API request when the access token is fresh', async ({
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

test('a signed-in page makes two API requests when the access token is gone', async ({
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

test('a signed-out page asks the service nothing', async ({ page, context, stack }) => {
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expectSignedOut(page)
  expect(requests).toEqual([])
})

test('the account settings ask everything once, and together what they can', async ({
  page,
  context,
  stack,
}) => {
  await signUp(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await openSettings(page, 'auth', 'Sign-in & security')
  // Who it is and what the project has, then what is theirs.
  expect(requests.slice(0, 2).sort()).toEqual(['GET /projects/current', 'GET /users/me'])
  expect(requests.slice(2).sort()).toEqual(['GET /contact-channels', 'GET /teams'])

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign-in & security' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in & security' })).toBeVisible()
  expect(requests.filter((request) => request.endsWith('/users/me'))).toHaveLength(1)
})
