import { expectSignedIn, signUp } from '../../fixtures/account'
import { recordApiRequests } from '../../fixtures/api-requests'
import { readAccessToken, readSecondsLeft } from '../../fixtures/sessions/access-cookie'
import { expect, test } from '../../fixtures/test'

// Tokens are refreshed when less than 20 s of their lifetime are left.
test.use({ accessTokenSeconds: 30 })

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

  await expect.poll(() => readSecondsLeft(context), { timeout: 30_000 }).toBeLessThan(20)
  const stale = await readAccessToken(context)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Call the backend' }).click()),
  )
  for (const tab of tabs) await expect(tab.getByText('The backend recognized you.')).toBeVisible()

  expect(requests.filter((request) => request === 'POST /auth/oauth/token')).toHaveLength(1)
  expect(await readAccessToken(context)).not.toBe(stale)
  await page.goto('/')
  await expectSignedIn(page)
})
