import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('what was typed in a tab of a team is kept while another tab is shown', async ({
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
