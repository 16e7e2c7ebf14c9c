import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

/** Makes requests fail until the returned function is called. */
async function refuse(page: Page, url: string) {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(url, (route) => route.fulfill({ status: 403, headers }))
  return () => page.unroute(url)
}

test('a list that failed to load is loaded again in place, and what was typed is kept', async ({
  page,
  openProject,
}) => {
  await openProject('Orchestra')
  const keys = await createKeys(page)
  await send(keys, '/project-permission-definitions', { id: 'conduct' })
  await send(keys, '/users', { display_name: 'Clara', primary_email: 'clara@example.com' })

  await openArea(page, 'Users')
  // Two reads of one list, which fail one after the other.
  const mendDefinitions = await refuse(page, '**/project-permission-definitions*')
  const mendPermissions = await refuse(page, '**/project-permissions?*')
  await page.getByRole('link', { name: 'Clara' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'We can’t load the permissions' })
  await expect(failure).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Clara Schumann')
  const retry = page.getByRole('button', { name: 'Try again' })
  await failure.evaluate((alert) => alert.setAttribute('data-first', ''))
  await retry.click()
  // A new alert, as the second failure is announced too.
  await expect(failure).not.toHaveAttribute('data-first')
  await expect(retry).toBeFocused()
  expect(await listViolations(page)).toEqual([])

  await mendDefinitions()
  await mendPermissions()
  await retry.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'conduct' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Clara', exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Clara Schumann')
})

test('a search that failed is repeated without loading the page again', async ({
  page,
  openProject,
}) => {
  await openProject('Choir')
  const keys = await createKeys(page)
  await send(keys, '/users', { display_name: 'Hildegard' })
  await openArea(page, 'Users')
  await expect(page.getByRole('link', { name: 'Hildegard' })).toBeVisible()
  const mend = await refuse(page, '**/users?*query=hilde*')
  await page.getByRole('searchbox').fill('hilde')
  await expect(page.getByText('We can’t load the users')).toBeVisible()
  await mend()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 user found')).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  await expect(page.getByRole('searchbox')).toHaveValue('hilde')
})

test('a part of the page of a user that failed leaves the others', async ({
  page,
  openProject,
}) => {
  await openProject('Theater')
  const keys = await createKeys(page)
  await send(keys, '/users', { display_name: 'Sarah' })
  await openArea(page, 'Users')
  const mend = await refuse(page, '**/auth/sessions?*')
  await page.getByRole('link', { name: 'Sarah' }).click()
  // The card keeps its title, and is tried again in itself.
  const card = page.getByRole('region', { name: 'Sessions', exact: true })
  await expect(card.getByRole('heading', { name: 'Sessions', exact: true })).toBeVisible()
  await expect(card.getByText('We can’t load the sessions')).toBeVisible()
  await expect(page.getByText('This user is not a member of a team.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await mend()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This user is not signed in anywhere.')).toBeVisible()
})
