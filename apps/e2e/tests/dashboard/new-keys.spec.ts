import { expect, openArea, test } from '../../fixtures/dashboard'

test('new keys are not lost by navigating away', async ({ page, openProject, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProject('Locksmith')
  await page.getByLabel('Description').fill('Server')
  await page.getByRole('button', { name: 'Create keys' }).click()
  const keys = page.getByText(/AUTH_SECRET_KEY=/)
  await expect(keys).toBeVisible()

  const users = page.getByRole('link', { name: 'Users' })
  const dialog = page.getByRole('dialog', { name: 'Leave without the new keys?' })
  await users.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(keys).toBeVisible()
  await users.click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Copy keys' }).click()
  await expect(page.getByRole('button', { name: 'Copied keys' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await keys.textContent())
  await openArea(page, 'Users')
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible()
})

test('new keys that were not copied can be left', async ({ page, openProject }) => {
  await openProject('Cellar')
  await page.getByLabel('Description').fill('Server')
  await page.getByRole('button', { name: 'Create keys' }).click()
  await expect(page.getByText(/AUTH_SECRET_KEY=/)).toBeVisible()
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused()
})

test('a browser that refuses to copy says what to do', async ({ page, openProject }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openProject('Attic')
  await openArea(page, 'Overview')
  await page.getByRole('button', { name: 'Copy project ID' }).click()
  await expect(page.getByText('Select the text and copy it.')).toBeVisible()
})
