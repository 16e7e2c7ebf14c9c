import { recordApiRequests } from '../../fixtures/api-requests'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('an invitation is sent again in one request, and none is sent to a member', async ({
  page,
  openProject,
  mailbox,
  stack,
}) => {
  await openProject('Regatta')
  const keys = await createKeys(page)
  const email = 'ada@regatta.example.com'
  const user = { primary_email: email, primary_email_auth_enabled: true }
  const { id: userId } = await (await send(keys, '/users', user)).json()
  const { id } = await (await send(keys, '/teams', { display_name: 'Rowers' })).json()
  await send(keys, `/team-memberships/${id}/${userId}`, {})
  const captain = { display_name: 'Carl', primary_email: 'carl@regatta.example.com' }
  const { id: captainId } = await (await send(keys, '/users', captain)).json()
  await send(keys, `/team-memberships/${id}/${captainId}`, {})
  const roles = { permission_ids: ['admin'] }
  await send(keys, `/team-members/${id}/${captainId}`, roles, 'PATCH')
  const domains = [
    { domain: 'https://first.example.com', handler_path: '/handler' },
    { domain: 'https://second.example.com', handler_path: '/handler' },
  ]
  await send(keys, '/projects/current', { config: { domains } }, 'PATCH')
  await page.reload()
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Rowers' }).click()
  await page.getByRole('link', { name: 'Invitations' }).click()

  const invitations = page.getByRole('region', { name: 'Invitations' })
  await invitations.getByRole('button', { name: 'Invite by email' }).click()
  const field = invitations.getByLabel('Email')
  await field.fill(email)
  const requests = recordApiRequests(page.context(), stack.serviceUrl)
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(field).toHaveAccessibleDescription(/is a member of the team. No email was sent/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(email)
  expect(await listViolations(page)).toEqual([])
  await field.fill('grace@regatta.example.com')
  await invitations.getByLabel('App of the link').selectOption('https://second.example.com')
  await invitations.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitations.getByRole('status')).toHaveText('Sent to grace@regatta.example.com.')
  // Every member gets the role.
  await expect(invitations.getByRole('checkbox', { name: /^admin/ })).toBeVisible()
  await expect(invitations.getByRole('checkbox', { name: /^member/ })).toHaveCount(0)
  await field.press('Escape')
  await expect(invitations.getByRole('button', { name: 'Invite by email' })).toBeFocused()
  const invitation = { team_id: id, callback_url: 'https://first.example.com/handler' }
  for (const body of [
    { ...invitation, email: 'zoe@regatta.example.com' },
    { ...invitation, email: 'anna@regatta.example.com', inviter_user_id: captainId },
  ]) {
    expect((await send(keys, '/team-invitations/send-code', body)).status).toBe(200)
  }
  await page.reload()
  const rows = invitations.getByRole('row').filter({ has: page.getByRole('button') })
  const addresses = [/^anna@/, /^grace@/, /^zoe@/]
  await expect(rows).toHaveText(addresses)
  await expect(rows.first()).toContainText('by Carl')
  // The name of an owner or a server that sent one is not known.
  await expect(rows.last().getByRole('cell').nth(2)).toHaveText('just now')
  const { links: earlier } = await mailbox.waitForEmail('grace@regatta.example.com')

  requests.length = 0
  await invitations.getByRole('button', { name: 'Actions for grace@regatta' }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const sentAgain = 'Sent again to grace@regatta.example.com.'
  await expect(invitations.getByRole('status')).toHaveText(sentAgain)
  await expect(rows).toHaveText(addresses)
  await expect(invitations.getByRole('button', { name: 'Actions for grace@' })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  const changes = requests.filter((request) => !request.startsWith('GET '))
  expect(changes).toEqual([expect.stringMatching(/^POST \/team-invitations\/[^/]+\/resend$/)])
  await expect(async () => {
    const { links } = await mailbox.waitForEmail('grace@regatta.example.com')
    expect(links).not.toEqual(earlier)
    expect(links.join()).toContain('https://second.example.com/handler/team-invitation?code=')
  }).toPass()
})

test('members are searched among all of them, and users are added with the keyboard', async ({
  page,
  openProject,
}) => {
  await openProject('Marathon')
  const keys = await createKeys(page)
  const { id } = await (await send(keys, '/teams', { display_name: 'Runners' })).json()
  for (let index = 1; index <= 27; index += 1) {
    const name = index === 27 ? 'Zoë Último' : `Runner ${index}`
    const body = { display_name: name, primary_email: `runner.${index}@example.com` }
    const user = await (await send(keys, '/users', body)).json()
    await send(keys, `/team-memberships/${id}/${user.id}`, {})
  }
  const users = []
  for (const name of ['first', 'second']) {
    const body = { display_name: 'Sam Smith', primary_email: `${name}@smith.example.com` }
    users.push(await (await send(keys, '/users', body)).json())
  }
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Runners' }).click()
  const members = page.getByRole('region', { name: 'Members' })
  const rows = members.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(25)
  const search = members.getByRole('searchbox', { name: 'Search members' })
  // A part of an ID matches by chance.
  await search.fill('a1')
  await expect(page.getByRole('heading', { name: 'No member matches “a1”' })).toBeVisible()
  await search.fill('ultimo zoe')
  await expect(rows).toHaveText([/Zoë Último/])
  await expect(members.getByText('1 member found')).toBeVisible()
  await expect(search).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await search.press('Escape')
  await expect(rows).toHaveCount(25)
  await members.getByRole('button', { name: 'Show more members' }).click()
  await expect(rows).toHaveCount(27)

  await members.getByRole('button', { name: 'Add member' }).click()
  const field = members.getByLabel('Find a user')
  // Members are not among the users to add.
  await field.fill('example.com')
  await expect(members.getByRole('list', { name: 'Found users' }).getByRole('listitem')).toHaveText(
    [/Sam Smith/, /Sam Smith/],
  )
  await field.fill('smith')
  const choices = members.getByRole('button', { name: 'Add Sam Smith' })
  await expect(choices).toHaveCount(2)
  // The address and the ID tell them apart.
  await expect(choices.first()).toHaveAccessibleDescription(/second@smith\.example\.com Signed up/)
  await expect(choices.first()).toHaveAccessibleDescription(new RegExp(users[1].id))
  expect(await listViolations(page)).toEqual([])
  await field.press('ArrowDown')
  await expect(choices.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choices.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(members.getByText('Added')).toBeVisible()
  await expect(field).toBeFocused()
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.press('Escape')
  await expect(members.getByRole('button', { name: 'Add member' })).toBeFocused()
})

test('a list of members shows who is banned, and the roles that not all of them have', async ({
  page,
  openProject,
}) => {
  await openProject('Ferry')
  const keys = await createKeys(page)
  const { id } = await (await send(keys, '/teams', { display_name: 'Crew' })).json()
  const ids: string[] = []
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const user = await (await send(keys, '/users', { display_name: name })).json()
    await send(keys, `/team-memberships/${id}/${user.id}`, {})
    ids.push(user.id)
  }
  const roles = { permission_ids: ['admin', 'member'] }
  await send(keys, `/team-members/${id}/${ids[0]}`, roles, 'PATCH')
  await send(keys, `/team-members/${id}/${ids[2]}`, { permission_ids: [] }, 'PATCH')
  await send(keys, `/users/${ids[1]}`, { ban: {} }, 'PATCH')
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Crew' }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.filter({ hasText: 'Banned' })).toHaveText(/Bo/)
  await expect(rows.nth(0).getByRole('cell').nth(1)).toHaveText('admin')
  await expect(rows.nth(1).getByRole('cell').nth(1)).toHaveText('member')
  await expect(rows.nth(2).getByRole('cell').nth(1)).toHaveText('No role')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
})

test('a member keeps the space on a phone while the roles are changed', async ({
  page,
  openProject,
}) => {
  await openProject('Relay')
  const keys = await createKeys(page)
  const { id } = await (await send(keys, '/teams', { display_name: 'Sprinters' })).json()
  const member = { display_name: 'Wilma Rudolph', primary_email: 'wilma@example.com' }
  const user = await (await send(keys, '/users', member)).json()
  await send(keys, `/team-memberships/${id}/${user.id}`, {})
  await openArea(page, 'Teams')
  await page.getByRole('link', { name: 'Sprinters' }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  const members = page.getByRole('region', { name: 'Members' })
  const row = members.getByRole('row', { name: /^Wilma/ })
  const before = await row.boundingBox()
  await members.getByRole('button', { name: 'Actions for Wilma' }).click()
  await page.getByRole('menuitem', { name: 'Change roles' }).click()
  const save = members.getByRole('button', { name: 'Save roles' })
  await expect(save).toBeVisible()
  expect((await row.boundingBox())?.height).toBe(before?.height)
  expect((await row.getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(200)
  // Descriptions of roles use the width of the table.
  const form = await members.getByRole('group', { name: 'Roles of Wilma Rudolph' }).boundingBox()
  expect(form?.width).toBeGreaterThan(280)
  expect(await listViolations(page)).toEqual([])
})
