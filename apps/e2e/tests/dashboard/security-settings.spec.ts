import { listViolations } from '../../fixtures/axe'
import { expect, openArea, test } from '../../fixtures/dashboard'

test('two owners change the security settings of a project', async ({
  page,
  openProject,
  context,
}) => {
  await openProject('Vault')
  await openArea(page, 'Security settings')
  const other = await context.newPage()
  await other.goto(page.url())
  for (const [tab, domain] of [
    [other, 'first.example.com'],
    [page, '*.second.example.com'],
  ] as const) {
    // The list of the second owner does not show the domain of the first one.
    await tab.getByLabel('Blocked domains').fill(`  ${domain}\n\n`)
    await tab.getByRole('button', { name: 'Save domains' }).click()
    await expect(tab.getByText('Saved.')).toBeVisible()
  }
  const blocked = page.getByLabel('Blocked domains')
  await expect(blocked).toHaveValue('first.example.com\n*.second.example.com')
  const allowed = page.getByLabel('Allowed domains')
  await allowed.fill('example.com\n@example.org')
  await page.getByRole('button', { name: 'Save domains' }).click()
  await expect(allowed).toBeFocused()
  await expect(allowed).toHaveAccessibleDescription(/“@example\.org” is not .* like example\.org/)
  for (const text of ['192.0.2.1', 'localhost', 'a..example.com', 'https://example.com']) {
    await allowed.fill(text)
    await expect(allowed, text).toHaveAccessibleDescription(/is not an email domain/)
  }
  await allowed.fill('*.edu\nBücher.example\nexample.org.')
  await page.getByRole('button', { name: 'Save domains' }).click()
  await expect(allowed).toHaveValue('*.edu\nxn--bcher-kva.example\nexample.org')

  await page.getByLabel('Chosen by users').fill('7')
  await page.getByRole('button', { name: 'Save length' }).click()
  await expect(page.getByLabel('Chosen by users')).toHaveAccessibleDescription(/8/)
  await page.getByLabel('Chosen by users').fill('12')
  await page.getByRole('button', { name: 'Save length' }).click()
  const lengths = page.getByRole('form', { name: 'Minimum length of passwords' })
  await expect(lengths.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Version that new users accept').fill('2026-11-01')
  await page.getByRole('button', { name: 'Save terms' }).click()
  await expect(
    page.getByRole('form', { name: 'Terms of service' }).getByText('Saved.'),
  ).toBeVisible()

  const names = ['Verified email required', 'User verification of passkeys', 'Test mode']
  for (const name of [...names, 'Permissions in access tokens']) {
    const setting = page.getByRole('switch', { name })
    const wasOn = await setting.getAttribute('aria-checked')
    await setting.click()
    await expect(setting).toHaveAttribute('aria-checked', wasOn === 'true' ? 'false' : 'true')
  }
  await page.getByLabel('Refresh token rotation').selectOption('On')
  await expect(page.getByText('On now.')).toBeVisible()

  const hook = page.getByRole('region', { name: 'Sign-up hook' })
  await hook.getByText('Add a hook').click()
  await hook.getByLabel('Hook URL').fill('https://example.com/sign-up')
  await hook.getByRole('button', { name: 'Save hook' }).click()
  await expect(hook.getByRole('definition').first()).toHaveText('https://example.com/sign-up')
  await expect(hook.getByRole('button', { name: 'Copy signing secret of the hook' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.reload()
  await expect(page.getByLabel('Chosen by users')).toHaveValue('12')
  await expect(page.getByLabel('Version that new users accept')).toHaveValue('2026-11-01')
  await expect(page.getByRole('switch', { name: 'Test mode' })).toBeChecked()
  await expect(page.getByLabel('Refresh token rotation')).toHaveValue('on')
  await page.getByRole('button', { name: 'Remove sign-up hook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(hook.getByText('Add a hook')).toBeVisible()
})
