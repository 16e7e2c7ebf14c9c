import { readSecondsLeft } from '../fixtures/access-cookie'
import { expectSignedIn, signUp } from '../fixtures/account'
import { recordApiRequests } from '../fixtures/api-requests'
import { expect, test } from '../fixtures/test'

// Such short-lived tokens are refreshed with less than two thirds of their life left, after 4 s.
test.use({ accessTokenSeconds: 12 })

test('two tabs refresh a stale access token once and stay signed in', async ({
  page,
  context,
  stack,
}) => {
  await signUp(page)
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.goto('/backend')
    await expect(tab.getByRole('button', { name: 'Call the backend' })).toBeVisible()
  }

  await expect.poll(() => readSecondsLeft(context), { timeout: 15_000 }).toBeLessThan(7.5)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Call the backend' }).click()),
  )
  for (const tab of tabs) await expect(tab.getByText('The backend recognized you.')).toBeVisible()

  expect(requests.filter((request) => request === 'POST /auth/oauth/token')).toHaveLength(1)
  expect(await readSecondsLeft(context)).toBeGreaterThan(7.5)
  await page.goto('/')
  await expectSignedIn(page)
})
