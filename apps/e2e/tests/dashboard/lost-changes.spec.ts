import type { Page } from '@playwright/test'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

/** Adds a provider with the form of the page. */
async function addProvider(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add provider' }).click()
  await page.getByLabel('Provider', { exact: true }).selectOption(name)
  await page.getByLabel('Client ID').fill(' new-id ')
  await page.getByLabel('Client secret').fill('new-secret')
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('button', { name: 'Add provider' })).toBeFocused()
}

test('a domain and a description that were added in another tab are kept', async ({
  page,
  openProject,
  context,
}) => {
  await openProject('Bakery')
  await openArea(page, 'Domains')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Domains', exact: true })).toBeVisible()
  for (const [tab, domain] of [
    [other, 'first.example.com'],
    [page, 'second.example.com'],
  ] as const) {
    // The form is open as long as there are no domains.
    await tab.getByLabel('Domain', { exact: true }).fill(domain)
    await tab.getByRole('button', { name: 'Add domain' }).click()
    await expect(tab.getByRole('button', { name: `Remove https://${domain}` })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Remove https://first.example' })).toBeVisible()

  for (const tab of [page, other]) await openArea(tab, 'Overview')
  for (const [tab, label, value] of [
    [other, 'Description', 'Bread and cake'],
    [page, 'Name', 'Bakery of Ada'],
  ] as const) {
    await tab.getByLabel(label, { exact: true }).fill(value)
    await tab.getByRole('button', { name: 'Save' }).click()
    await expect(tab.getByText('Saved.')).toBeVisible()
  }
  await page.reload()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Bread and cake')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bakery of Ada')
})

test('two switches of one list, one right after the other, are both saved', async ({
  page,
  openProject,
}) => {
  await openProject('Florist')
  await openArea(page, 'Sign-in methods')
  await addProvider(page, 'GitHub')
  await addProvider(page, 'GitLab')
  for (const name of ['GitHub', 'GitLab']) await page.getByRole('switch', { name }).click()
  for (const name of ['GitHub', 'GitLab']) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
  }
  await page.reload()
  for (const name of ['GitHub', 'GitLab']) {
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
  }
})

test('new keys of a provider leave its other settings as they are', async ({
  page,
  openProject,
}) => {
  await openProject('Bank')
  const keys = await createKeys(page)
  const settings = {
    id: 'microsoft',
    enabled: false,
    type: 'standard',
    microsoft_tenant_id: 'bank',
  }
  const provider = { ...settings, client_id: 'old-id', client_secret: 'old-secret' }
  const changes = { config: { oauth_providers: [provider] } }
  expect((await send(keys, '/projects/current', changes, 'PATCH')).status).toBe(200)

  await page.reload()
  await openArea(page, 'Sign-in methods')
  await page.getByRole('button', { name: 'Edit Microsoft' }).click()
  await expect(page.getByLabel('Tenant')).toHaveValue('bank')
  await page.getByLabel('Client ID').fill('"new-id"')
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByText('Enter it without the quotes around it.')).toBeVisible()
  await page.getByLabel('Client ID').fill(' new-id ')
  await page.getByLabel('Client secret').fill('new-secret')
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByText('client ID new-id')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Microsoft' })).toBeFocused()
  const { config } = await (await send(keys, '/projects/current')).json()
  expect(config.oauth_providers).toEqual([
    { ...settings, client_id: 'new-id', client_secret: 'new-secret' },
  ])
})

test('a mail server and an email keep what changed while their page was open', async ({
  page,
  openProject,
}) => {
  await openProject('Post office')
  const keys = await createKeys(page)
  const server = {
    type: 'standard',
    host: 'localhost',
    port: 1,
    username: 'ada',
    password: 'old-password',
    sender_name: 'Post',
    sender_email: 'post@example.com',
  }
  const change = async (path: string, changes: object) =>
    expect((await send(keys, path, changes, 'PATCH')).status).toBe(200)
  const setServer = (email_config: object) =>
    change('/projects/current', { config: { email_config } })
  const setEmail = (content: object) => change('/email-templates/magic_link', { content })
  await setServer(server)
  await setEmail({ html: '<p>{{otp}}</p>', text: 'Old: {{otp}}' })
  await page.reload()
  await openArea(page, 'Emails')
  await page.getByText('Settings and test email').click()
  await setServer({ ...server, host: '127.0.0.1', password: 'new-password' })
  await page.getByLabel('Sender name').fill('Ada')
  await page.getByRole('button', { name: 'Save mail server' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const project = await (await send(keys, '/projects/current')).json()
  const changed = { host: '127.0.0.1', password: 'new-password', sender_name: 'Ada' }
  expect(project.config.email_config).toEqual({ ...server, ...changed })
  await expect(page.getByLabel('Password')).toHaveValue('')

  await page.getByRole('link', { name: 'Edit Sign-in code' }).click()
  const email = page.frameLocator('iframe')
  await expect(email.getByText('A1B2C3')).toBeVisible()
  await setEmail({ html: '<p>{{otp}}</p>', text: 'New: {{otp}}' })
  await page.getByRole('textbox', { name: 'HTML' }).fill('<p>Ahoy! {{otp}}</p>')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Plain text' })).toHaveValue('New: {{otp}}')
})
