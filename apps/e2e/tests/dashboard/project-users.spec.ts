import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'
import { listOverflows } from '../../fixtures/layout/overflows'

test('new keys work until the owner revokes them', async ({ page, openProject }) => {
  await openProject('Post office')
  const keys = await createKeys(page)
  expect((await send(keys, '/users')).status).toBe(200)
  await page.getByRole('button', { name: 'Revoke Server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/· revoked /)).toBeVisible()
  expect((await send(keys, '/users')).status).toBe(401)
})

test('an owner finds a user, bans and deletes them', async ({ page, openProject, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProject('Theater')
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
  // The header of the table stays below that of the page.
  await page.addStyleTag({ content: '.page { padding-bottom: 1000px }' })
  await page.evaluate(() => window.scrollTo(0, 250))
  await expect
    .poll(async () => (await page.getByRole('columnheader').first().boundingBox())?.y)
    .toBe(56)
  const permission = { id: 'support', description: 'Helps users' }
  expect((await send(keys, '/project-permission-definitions', permission)).status).toBe(201)
  await createUser(page)
  await openArea(page, 'Users')
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeFocused()
  await searchInTwoSteps(page, 'gra', 'ce')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/\?query=grace$/)
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('link', { name: 'Grace' }).click()
  await expect(page.getByRole('heading', { name: 'Grace', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Sign out/ })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Ban' }).click()
  await page.getByLabel('Reason').fill('Spam')
  await page.getByLabel('End').selectOption('For 7 days')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText(/cannot sign in until \w+ \d.*\. Reason: Spam$/)).toBeVisible()
  await expect(page.getByText('This user is not signed in anywhere.')).toBeVisible()

  const titles = await listTitles(page)
  await page.getByRole('button', { name: 'Delete user' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused()
  await expect(page.getByRole('row')).toHaveCount(5)
  expect(await titles()).toEqual(['Users'])

  await chooseAction(page, 'Ada', 'Copy user ID')
  await expect(page.getByRole('row').filter({ hasText: 'Ada' })).toContainText('Copied user ID.')
  await chooseAction(page, 'Ada', 'Ban')
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByRole('table').getByText('Banned')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Ada' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Banned')
  await expect(page.getByRole('row')).toHaveCount(2)
  await chooseAction(page, 'Ada', 'Delete user')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'No user has this status' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused()
  await openArea(page, 'Overview')
  await expect(page.getByRole('definition').first()).toHaveText('3')
})

/** Types a search, and the rest of it while the first results load. */
async function searchInTwoSteps(page: Page, start: string, rest: string): Promise<void> {
  const search = new RegExp(`/users\\?.*query=${start}(&|$)`)
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  await page.route(search, async (route) => {
    await responded
    await route.continue()
  })
  await page.keyboard.type(start)
  await expect(page).toHaveURL(new RegExp(`query=${start}$`))
  await page.keyboard.type(rest)
  await expect(page).toHaveURL(new RegExp(`query=${start}${rest}$`))
  respond()
}

/** Creates a user with the form, and changes their profile. */
async function createUser(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New user' }).click()
  await page.getByLabel('Email', { exact: true }).fill('ada0@example.com')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /already/ })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/already/)
  await page.getByLabel('Email', { exact: true }).fill('mary@example.com')
  await page.getByLabel('With a password').check()
  await page.getByRole('button', { name: 'Generate' }).click()
  const password = await page.getByLabel('Password', { exact: true }).inputValue()
  expect(password).toMatch(/^\w{5}(-\w{5}){3}$/)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('heading', { name: 'mary@example.com was created' })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Open user' }).click()
  const leaving = page.getByRole('dialog', { name: 'Continue without the password?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect(page.getByText('The password was copied.')).toBeVisible()
  const details = await page.evaluate(() => navigator.clipboard.readText())
  expect(details).toBe(`Email: mary@example.com\nPassword: ${password}`)
  await page.getByRole('button', { name: 'Create another' }).click()
  await page.getByLabel('Email', { exact: true }).fill('hedy@example.com')
  await page.getByRole('button', { name: 'Create user' }).click()
  await page.getByRole('link', { name: 'Open user' }).click()
  await expect(page.getByRole('heading', { name: 'hedy@example.com', level: 1 })).toBeFocused()

  const profile = page.getByRole('form', { name: 'Profile' })
  const save = profile.getByRole('button', { name: 'Save profile' })
  await expect(save).toBeDisabled()
  await profile.getByLabel('Name').press('Enter')
  await expect(profile.getByText('Saved.')).toBeHidden()
  await profile.getByLabel('Name').fill('Hedy')
  await expect(save).toBeEnabled()
  await profile.getByLabel('Email verified').check()
  await save.click()
  await expect(profile.getByText('Saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Hedy', level: 1 })).toBeVisible()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByText('No activity yet')).toBeVisible()
  await expect(page.getByText(/^None yet\. .*“Forgot password\?”\.$/)).toBeVisible()
  await changeData(page)
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Security events' }).click()
  await expect(page.getByLabel('User', { exact: true })).not.toHaveValue('')
  const events = page.getByRole('main').getByRole('row')
  await expect(events.filter({ hasText: 'Impersonation link created' })).toContainText('Owner · ')
}

/** Changes the metadata and permissions of a user, and creates a link to sign in as them. */
async function changeData(page: Page): Promise<void> {
  const metadata = page.getByRole('region', { name: 'Metadata' })
  await metadata.getByRole('button', { name: 'Add metadata: Server' }).click()
  const server = metadata.getByLabel('Server metadata as JSON')
  await expect(server).toBeFocused()
  await server.fill('{ plan: 1 }')
  await metadata.getByRole('button', { name: 'Save metadata' }).click()
  await expect(server).toBeFocused()
  await expect(server).toHaveAccessibleDescription(/This is not JSON/)
  await server.fill('{ "plan": 1 }')
  await metadata.getByRole('button', { name: 'Save metadata' }).click()
  await expect(metadata.getByText('Saved.')).toBeVisible()
  await expect(metadata.getByRole('button', { name: 'Edit metadata: Server' })).toBeFocused()
  const support = page.getByRole('checkbox', { name: /^support/ })
  await support.check()
  await expect(page.getByRole('group', { name: 'Permissions' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await page.reload()
  await expect(support).toBeChecked()
  await expect(metadata.getByText('{ "plan": 1 }')).toBeVisible()

  await page.getByRole('link', { name: 'add its domain' }).click()
  await page.getByLabel('Domain', { exact: true }).fill('theater.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('https://theater.example.com').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText(/^https:.*\/handler\/impersonate\?code=/)).toBeVisible()
}

/** Chooses an entry of a row's menu with the keyboard. */
async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  const item = page.getByRole('menuitem', { name: action, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  while (!(await item.evaluate((element) => element.matches(':focus')))) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** Records the titles of pages from now on. Returns a function that lists them. */
async function listTitles(page: Page): Promise<() => Promise<string[]>> {
  const titles = await page.evaluateHandle(() => {
    const titles: string[] = []
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent
      if (title && title !== 'Grace' && !titles.includes(title)) titles.push(title)
    }).observe(document.body, { childList: true, subtree: true })
    return titles
  })
  return () => titles.jsonValue()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of a project are accessible, ${colorScheme}`, async ({ page, openProject }) => {
    await page.emulateMedia({ colorScheme })
    await openProject('Garden')
    const areas = [
      ...['API keys', 'Overview', 'Users', 'Teams', 'Permissions', 'Sign-in methods', 'Domains'],
      ...['Security settings', 'Emails', 'Webhooks', 'Security log'],
    ]
    for (const area of areas) {
      await openArea(page, area)
      expect(await listViolations(page), area).toEqual([])
      expect(await listOverflows(page), area).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: /^Menu: / }).click()
    expect(await listViolations(page)).toEqual([])
    await openArea(page, 'Users')
    await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Menu: Users' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.getByRole('link', { name: 'Projects' }).click()
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible()
    expect(await listViolations(page)).toEqual([])

    await page.setViewportSize({ width: 1280, height: 720 })
    const other = colorScheme === 'light' ? 'dark' : 'light'
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await page.getByRole('button', { name: `${other} mode` }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('color-scheme', other)
  })
}

test('a list shows that a user with a long name is banned', async ({ page, openProject }) => {
  await openProject('Archive')
  const keys = await createKeys(page)
  const user = {
    display_name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior of Philadelphia',
    primary_email: 'hubert@example.com',
  }
  const { id } = await (await send(keys, '/users', user)).json()
  await send(keys, `/users/${id}`, { ban: {} }, 'PATCH')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'API keys' }).click()
  await openArea(page, 'Users')
  const cell = page.getByRole('cell', { name: /^Hubert/ })
  const badge = await cell.getByText('Banned').boundingBox()
  const bounds = await cell.boundingBox()
  if (!badge || !bounds) throw new Error('The cell or its badge is not shown.')
  expect(badge.x + badge.width).toBeLessThanOrEqual(bounds.x + bounds.width)
  expect(badge.y + badge.height).toBeLessThanOrEqual(bounds.y + bounds.height)
})
