import { expect, openArea, test } from '../../fixtures/dashboard'

test('addresses that are mistyped lead to a page that says so', async ({ page, openProject }) => {
  await openProject('Museum')
  await openArea(page, 'Users')
  const address = page.url()
  await page.goto(`${address}/no-id`)
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible()
  await page.goto(`${address}?cursor=none`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a lost connection and a project that was deleted in another tab say so', async ({
  page,
  openProject,
  context,
}) => {
  await openProject('Kiosk')
  await openArea(page, 'Sign-in methods')
  // A change is sent again once the browser is online, and says at once that it waits.
  const codes = page.getByRole('switch', { name: 'Email code or link' })
  await context.setOffline(true)
  await codes.click()
  await expect(page.getByText('You seem to be offline. We keep trying.')).toBeVisible()
  await expect(codes).toHaveAttribute('aria-busy', 'true')
  await context.setOffline(false)
  await expect(codes).toBeChecked()
  await expect(page.getByText('You seem to be offline.')).toBeHidden()
  const other = await context.newPage()
  await other.goto(page.url())
  await openArea(other, 'Overview')
  await other.getByRole('button', { name: 'Delete project' }).click()
  await other.keyboard.type('Kiosk')
  await other.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click()
  await expect(other.getByRole('heading', { name: 'Create your first project' })).toBeVisible()

  await page.getByRole('switch', { name: 'Passkeys' }).click()
  await expect(page.getByText('This project was deleted, or')).toBeVisible()
  await openArea(page, 'Users')
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
})

test('an area that loads slowly shows a placeholder at once', async ({
  page,
  openProject,
  stack,
}) => {
  await openProject('Snail')
  await openArea(page, 'Overview')
  let respond: (() => void) | undefined
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(`${stack.serviceUrl}/**/internal/api-keys*`, async (route) => {
    await response
    await route.continue()
  })
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeHidden()
  await expect(page.getByText('Loading')).toBeAttached()
  respond?.()
  await expect(page.getByRole('heading', { name: 'API keys', exact: true })).toBeVisible()
})
