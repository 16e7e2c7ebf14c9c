import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'
import { listOverflows } from '../../fixtures/layout/overflows'
import { eventsOf } from '../../fixtures/security-log'

const phone = { width: 360, height: 740 }

test('the filter of the log is closed on a phone, and says what is filtered', async ({
  page,
  openProject,
}) => {
  await openProject('Harbor')
  const keys = await createKeys(page)
  const account = { email: 'ada@example.com', password: 'correct horse battery' }
  await send(keys, '/users', {
    primary_email: account.email,
    primary_email_auth_enabled: true,
    password: account.password,
  })
  await send(keys, '/auth/password/sign-in', account)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'API keys' }).click()
  await openArea(page, 'Security log')
  const events = eventsOf(page)
  await expect(events.first()).toContainText('Signed in')
  const total = await events.count()
  expect(total).toBeGreaterThan(1)
  // Most of the window shows events.
  const { top } = await events.first().evaluate((row) => row.getBoundingClientRect())
  expect(top).toBeLessThan(phone.height / 2)

  const toggle = page.getByRole('button', { name: /^Filter/ })
  const type = page.getByLabel('Event', { exact: true })
  await expect(type).toBeHidden()
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await type.selectOption('Signed in')
  await expect(events).toHaveCount(1)
  await expect(toggle).toHaveAccessibleName('Filter 1 active')
  const field = page.getByLabel('User', { exact: true })
  await field.fill(account.email)
  await field.press('Enter')
  // The events of the user are shown instead of the fields.
  await expect(type).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAccessibleName('Filter 2 active')
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active.getByRole('listitem')).toHaveText(['Signed in', account.email])
  expect(await listViolations(page)).toEqual([])
  expect(await listOverflows(page)).toEqual([])
  await page.setViewportSize(phone)

  await active.getByRole('button', { name: 'Remove the filter “Signed in”' }).press('Enter')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAccessibleName('Filter 1 active')
  await expect(page).not.toHaveURL(/type=/)
  await page.getByRole('button', { name: `Remove the filter “${account.email}”` }).click()
  await expect(events).toHaveCount(total)
  await expect(toggle).toHaveAccessibleName('Filter')

  await toggle.click()
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(type).toBeVisible()
  await expect(toggle).toBeHidden()
})

test('users that match are below the field of the log, as a question', async ({
  page,
  openProject,
}) => {
  await openProject('Ferry')
  const keys = await createKeys(page)
  for (const name of ['first', 'second']) {
    const body = { display_name: 'Sam Smith', primary_email: `${name}@smith.example.com` }
    await send(keys, '/users', body)
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'API keys' }).click()
  await openArea(page, 'Security log')
  const toggle = page.getByRole('button', { name: /^Filter/ })
  await toggle.click()
  const field = page.getByLabel('User', { exact: true })
  await field.fill('Sam Smith')
  await field.press('Enter')
  const question = page.getByRole('status').filter({ hasText: 'Several users match “Sam Smith”' })
  await expect(question).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  const [fieldBox, listBox, fromBox] = await Promise.all(
    [field, page.getByRole('list', { name: 'Matching users' }), page.getByLabel('From')].map(
      (part) => part.evaluate((element) => element.getBoundingClientRect()),
    ),
  )
  expect(listBox?.top).toBeGreaterThan(fieldBox?.bottom ?? Number.NaN)
  expect(listBox?.bottom).toBeLessThan(fromBox?.top ?? Number.NaN)
  await page.getByRole('button', { name: 'Choose Sam Smith' }).first().click()
  await expect(toggle).toBeFocused()
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText(
    'second@smith.example.com',
  )

  // In windows of other widths, the users are within the window, over the events.
  for (const width of [1280, 820, 640]) {
    await page.setViewportSize({ width, height: 740 })
    await field.fill('Sam Smith')
    await field.press('Enter')
    const choices = page.getByRole('button', { name: 'Choose Sam Smith' })
    await expect(choices).toHaveCount(2)
    for (const choice of await choices.all()) await choice.click({ trial: true })
    expect(await listViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
  }
})
