import { createProject, expect, openArea, test } from '../../fixtures/dashboard'

test('an owner prepares a project for production', async ({ page }) => {
  await createProject(page, 'Bookshop')
  await openArea(page, 'Overview')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeDisabled()

  await page.getByRole('link', { name: /^Fix Localhost is not allowed/ }).click()
  await expect(page).toHaveURL(/\/projects\/[^/]+\/domains$/)
  await expect(page.getByRole('heading', { name: 'Domains', exact: true })).toBeFocused()
  await page.getByLabel('Domain', { exact: true }).fill('shop.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByRole('button', { name: 'Remove https://shop.example.com' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add domain' })
  await expect(add).toBeFocused()
  await add.click()
  await expect(page.getByLabel('Domain', { exact: true })).toBeFocused()
  await page.keyboard.type('http://shop.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  const problem = page.getByText('Trusted domains should be HTTPS: http://shop.example.com')
  await expect(problem).toBeVisible()
  await page.getByRole('button', { name: 'Remove http://shop.example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(problem).toBeHidden()
  // The focus was on a button that is gone.
  await expect(page.getByRole('heading', { name: 'Domains', exact: true })).toBeFocused()
  const localhost = page.getByRole('switch', { name: 'Allow localhost' })
  await localhost.click()
  await expect(localhost).not.toBeChecked()

  await openArea(page, 'Overview')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()

  // Production mode refuses what is only fit for development.
  await openArea(page, 'Domains')
  await localhost.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Localhost is not allowed' }),
  ).toBeVisible()
  await expect(localhost).not.toBeChecked()
})

test('a domain or path that the service does not accept is refused in the form', async ({
  page,
  openProject,
}) => {
  await openProject('Library')
  await openArea(page, 'Domains')
  const domain = page.getByLabel('Domain', { exact: true })
  const path = page.getByLabel('Handler path')
  const add = page.getByRole('button', { name: 'Add domain' })
  await add.click()
  await expect(domain).toBeFocused()
  await expect(domain).toHaveAccessibleDescription(/Fill out this field\.$/)
  for (const typed of ['two words', 'https://shop.example.com/path', 'a.com,b.com']) {
    await domain.fill(typed)
    await add.click()
    await expect(domain).toHaveAccessibleDescription(/without a path/)
    await expect(domain).toHaveValue(typed)
  }
  await domain.fill('localhost:3000')
  await path.fill('/handler?page=1')
  await add.click()
  await expect(path).toBeFocused()
  await expect(path).toHaveAccessibleDescription(/without a query/)
  await path.fill('/handler')
  await expect(path).toHaveAccessibleDescription('Path at which the app mounts Handler.')
  await add.click()
  await expect(page.getByRole('button', { name: 'Remove http://localhost:3000' })).toBeVisible()
  await expect(add).toBeFocused()
  await add.click()
  await domain.fill('http://localhost:3000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('http://localhost:3000 is already trusted.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()
})

test('settings are saved at once, for all apps of the project', async ({ page, openProject }) => {
  await openProject('Workshop')
  await openArea(page, 'Sign-in methods')
  const passkeys = page.getByRole('switch', { name: 'Passkeys' })
  await passkeys.click()
  await expect(passkeys).toBeChecked()

  await page.getByRole('button', { name: 'Add provider' }).click()
  await page.getByLabel('Provider', { exact: true }).selectOption('Facebook')
  await expect(page.getByLabel('Configuration ID')).toBeVisible()
  await page.getByLabel('Provider', { exact: true }).selectOption('GitHub')
  await expect(page.getByText(/\/auth\/oauth\/callback\/github$/)).toBeVisible()
  await page.getByLabel('Client ID').fill('id-of-the-app')
  await page.getByLabel('Client secret').fill('secret-of-the-app')
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('switch', { name: 'GitHub' })).toBeChecked()
  await page.getByRole('switch', { name: 'GitHub' }).click()
  await expect(page.getByRole('switch', { name: 'GitHub' })).not.toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'GitHub' })).not.toBeChecked()
  await expect(passkeys).toBeChecked()
})

test('an owner renames and deletes a project', async ({ page, openProject }) => {
  await openProject('Attic')
  await openArea(page, 'Overview')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('input:invalid')).toBeFocused()
  await name.fill('Loft')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Loft', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Loft?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete project' }).click()
  const confirm = dialog.getByRole('button', { name: 'Delete project' })
  await expect(confirm).toBeDisabled()
  await page.keyboard.type('Loft')
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Create your first project' })).toBeVisible()
})

test('a project of another owner cannot be opened', async ({
  page,
  openProject,
  browser,
  dashboardUrl,
}) => {
  await openProject('Private')
  const other = await browser.newPage({ baseURL: dashboardUrl })
  await createProject(other, 'Other')
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  await other.context().close()
})
