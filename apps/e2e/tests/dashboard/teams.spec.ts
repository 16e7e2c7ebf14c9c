import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('an owner manages the members and invitations of a team', async ({
  page,
  openProject,
  mailbox,
}) => {
  await openProject('Stadium')
  const keys = await createKeys(page)
  const user = { display_name: 'Ada', primary_email: 'ada@example.com' }
  const { id: userId } = await (await send(keys, '/users', user)).json()
  for (let index = 0; index < 25; index += 1) {
    expect((await send(keys, '/teams', { display_name: `Team ${index}` })).status).toBe(201)
  }

  await openArea(page, 'Teams')
  const teams = page.getByRole('list', { name: 'Teams, oldest first' }).getByRole('listitem')
  await expect(teams).toHaveCount(25)
  await page.getByRole('link', { name: 'New team' }).click()
  await page.getByLabel('Name').fill('Referees')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { name: 'Referees', exact: true })).toBeFocused()
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(teams).toHaveCount(1)
  await page.reload()
  await page.getByRole('link', { name: 'Referees' }).click()

  const members = page.getByRole('region', { name: 'Members' })
  await members.getByText('Add a user', { exact: true }).click()
  await members.getByLabel('Find a user').fill('ada@')
  await members.getByRole('button', { name: 'Add Ada' }).click()
  await expect(members.getByText('Added.')).toBeVisible()
  await expect(members.getByRole('link', { name: 'Ada' })).toBeVisible()
  await members.getByRole('button', { name: 'Add Ada' }).click()
  await expect(members.getByRole('alert').filter({ hasText: /already/ })).toBeVisible()
  await members.getByLabel('Find a user').fill(userId)
  await expect(members.getByRole('list', { name: 'Found users' })).toContainText('Ada')

  await members.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Change roles' }).click()
  await members.getByRole('checkbox', { name: /^admin/ }).check()
  await members.getByRole('button', { name: 'Save roles' }).click()
  await expect(members.getByText(/^Joined .* · admin · member$/)).toBeVisible()
  await expect(members.getByRole('button', { name: 'Actions for Ada' })).toBeFocused()

  // The link of an invitation needs an app.
  await page.getByRole('link', { name: 'add its domain' }).click()
  await page.getByLabel('Domain', { exact: true }).fill('stadium.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('https://stadium.example.com').first()).toBeVisible()
  await page.goBack()
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await invitations.getByText('Invite by email').click()
  await invitations.getByLabel('Email').fill('grace')
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitations.getByLabel('Email')).toHaveAccessibleDescription(/'@'/)
  await invitations.getByLabel('Email').fill('grace@example.com')
  await invitations.getByRole('checkbox', { name: /^admin/ }).check()
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitations.getByRole('status')).toHaveText('Sent to grace@example.com.')
  await invitations.getByRole('button', { name: 'Revoke grace@example.com' }).waitFor()
  const { links } = await mailbox.waitForEmail('grace@example.com')
  expect(links.join()).toContain('https://stadium.example.com/handler/team-invitation?code=')
  await expect(invitations.getByText(/^Expires .* · admin$/)).toBeVisible()
  await invitations.getByRole('button', { name: 'Create link for grace@example.com' }).click()
  await expect(invitations.getByText(/handler\/team-invitation\?code=/)).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await invitations.getByRole('button', { name: 'Revoke grace@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(invitations.getByText('No open invitations.')).toBeVisible()
  await members.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(members.getByText('No members yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete team' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete team' })
  await expect(confirm).toBeDisabled()
  const disabledColor = await confirm.evaluate((button) => getComputedStyle(button).backgroundColor)
  await page.keyboard.type('Referees')
  await expect(confirm).not.toHaveCSS('background-color', disabledColor)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete team' }).click()
  await expect(teams).toHaveCount(25)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Team not found' })).toBeVisible()
})
