import { listViolations } from '../../fixtures/axe'
import { createKeys, createProject, expect, openArea, send, test } from '../../fixtures/dashboard'

test('new keys work until the owner revokes them', async ({ page }) => {
  await createProject(page, 'Post office')
  const keys = await createKeys(page)
  expect((await send(keys, '/users')).status).toBe(200)
  await page.getByRole('button', { name: 'Revoke Server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/· revoked /)).toBeVisible()
  expect((await send(keys, '/users')).status).toBe(401)
})

test('an owner finds a user, bans and deletes them', async ({ page }) => {
  await createProject(page, 'Theater')
  const keys = await createKeys(page)
  const password = 'correct horse battery'
  for (const [index, name] of ['Ada', 'Grace', 'Joan'].entries()) {
    const email = `${name.toLowerCase()}${index}@example.com`
    const user = {
      display_name: name,
      primary_email: email,
      primary_email_auth_enabled: true,
      password,
    }
    expect((await send(keys, '/users', user)).status).toBe(201)
  }
  expect(
    (await send(keys, '/auth/password/sign-in', { email: 'grace1@example.com', password })).status,
  ).toBe(200)

  await openArea(page, 'Users')
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Search users' }).fill('grace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('link', { name: 'Grace' }).click()
  await expect(page.getByRole('heading', { name: 'Grace', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Sign out/ })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Ban' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText('Banned: this user cannot sign in.')).toBeVisible()
  await expect(page.getByText('This user is not signed in anywhere.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete user' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await openArea(page, 'Overview')
  await expect(page.getByRole('definition').first()).toHaveText('2')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of a project are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await createProject(page, 'Garden')
    for (const area of ['API keys', 'Overview', 'Users', 'Sign-in methods', 'Domains']) {
      await openArea(page, area)
      expect(await listViolations(page), area).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })
}
