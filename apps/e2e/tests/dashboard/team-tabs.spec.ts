import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('typed text in a tab of a team is kept while another tab is shown', async ({
  page,
  openProject,
}) => {
  await openProject('Regatta')
  const keys = await createKeys(page)
  const domains = [{ domain: 'https://regatta.example.com', handler_path: '/handler' }]
  await send(keys, '/projects/current', { config: { domains } }, 'PATCH')
  for (const name of ['Sailors', 'Rowers']) await send(keys, '/teams', { display_name: name })
  await page.reload()
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Sailors' }).click()
  const open = (tab: string) =>
    page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: tab }).click()
  await open('Invitations')
  await page.getByRole('button', { name: 'Invite by email' }).click()
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByRole('checkbox', { name: /^admin/ }).check()
  await open('Settings')
  await expect(page.getByLabel('Email')).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Old Sailors')
  await open('Invitations')
  await expect(page.getByLabel('Email')).toHaveValue('grace@example.com')
  await expect(page.getByRole('checkbox', { name: /^admin/ })).toBeChecked()
  const tabs = page.getByRole('navigation', { name: 'Team' })
  await expect(tabs.getByRole('link', { name: 'Invitations' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Old Sailors')

  // Another team has forms of its own.
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Rowers' }).click()
  await open('Settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rowers')
  await open('Invitations')
  await expect(page.getByLabel('Email')).toBeHidden()
})

test('a list of members that does not know who is banned says so', async ({
  page,
  openProject,
}) => {
  await openProject('Harbor')
  const keys = await createKeys(page)
  const { id } = await (await send(keys, '/teams', { display_name: 'Pilots' })).json()
  const user = await (await send(keys, '/users', { display_name: 'Ada' })).json()
  await send(keys, `/team-memberships/${id}/${user.id}`, {})
  await send(keys, `/users/${user.id}`, { ban: {} }, 'PATCH')
  const bannedUsers = '**/users?*banned*'
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(bannedUsers, (route) => route.fulfill({ status: 403, headers }))
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Pilots' }).click()
  const members = page.getByRole('region', { name: 'Members' })
  await expect(members.getByRole('link', { name: 'Ada' })).toBeVisible()
  await expect(members.getByText('We can’t load which members are banned')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.unroute(bannedUsers)
  await members.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(members.getByRole('row', { name: /^Ada Banned/ })).toBeVisible()
  await expect(members.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Pilots' })).toBeFocused()
})
