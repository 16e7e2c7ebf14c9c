import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createProject, expect, openArea, test } from '../../fixtures/dashboard'

/** Creates keys on the page of the API keys, and returns them by the names of their variables. */
async function createKeys(page: Page): Promise<Record<string, string>> {
  await page.getByLabel('Description').fill('Server')
  await page.getByRole('button', { name: 'Create keys' }).click()
  const heading = page.getByRole('heading', { name: 'Copy the new keys now' })
  await expect(heading).toBeFocused()
  const text = (await page.locator('pre').textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(heading).toBeHidden()
  return Object.fromEntries(text.split('\n').map((line) => line.split('=')))
}

/** Sends a request with the server key. */
function send(keys: Record<string, string>, path: string, body?: object): Promise<Response> {
  return fetch(`${keys.AUTH_URL}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-stack-access-type': 'server',
      'x-stack-project-id': keys.AUTH_PROJECT_ID ?? '',
      'x-stack-secret-server-key': keys.AUTH_SECRET_KEY ?? '',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

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
