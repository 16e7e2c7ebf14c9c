import { expectSignedIn, expectSignedOut, signUp } from '../fixtures/account'
import { recordApiRequests } from '../fixtures/api-requests'
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
