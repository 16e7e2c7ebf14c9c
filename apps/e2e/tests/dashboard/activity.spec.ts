import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('the overview shows sign-ups and active users by day', async ({
  page,
  openProject,
  stack,
}) => {
  await openProject('Orchard')
  await openArea(page, 'Overview')
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Create API keys' }).click()
  const keys = await createKeys(page)
  const account = { email: 'ada@example.com', password: 'correct horse battery' }
  const user = {
    display_name: 'Ada',
    primary_email: account.email,
    primary_email_auth_enabled: true,
    password: account.password,
  }
  expect((await send(keys, '/users', user)).status).toBe(201)
  expect((await send(keys, '/auth/password/sign-in', account)).status).toBe(200)

  // An earlier visit shows figures from before the sign-up, until the new ones arrive.
  await openArea(page, 'Overview')
  await expect(page.getByText('1 sign-up', { exact: true })).toBeVisible()
  await expect(page.getByText('1 active user today')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Sign-ups by day, at most 1 on a day' })).toBeVisible()
  await page.getByText('Show the numbers of each day').click()
  const days = page.getByRole('table', { name: 'Activity by day' }).getByRole('row')
  await expect(days).toHaveCount(31)
  await expect(days.nth(1).getByRole('cell')).toHaveText(['1', '1'])
  await page.getByLabel('Period').selectOption('Last 90 days')
  await expect(days).toHaveCount(91)
  await expect(page.getByText('No earlier days to compare with')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Sign-ins by method' })).toContainText('Password')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('region', { name: 'Newest users' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Ada', exact: true })).toBeFocused()

  // Without figures the rest of the overview works.
  const metrics = `${stack.serviceUrl}/**/internal/metrics?*`
  await page.route(metrics, (route) => route.fulfill({ status: 400, body: 'No.' }))
  await page.goBack()
  await page.reload()
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete project' })).toBeVisible()
  await page.unroute(metrics)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 active user today')).toBeVisible()
})
