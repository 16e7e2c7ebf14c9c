import type { Locator } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

const phone = { width: 360, height: 740 }

/** Returns whether elements are beside one another, instead of in lines of their own. */
async function areInOneLine(...parts: Locator[]): Promise<boolean> {
  const boxes = await Promise.all(
    parts.map((part) => part.evaluate((element) => element.getBoundingClientRect())),
  )
  const lowestTop = Math.max(...boxes.map(({ top }) => top))
  return boxes.every(({ bottom }) => bottom > lowestTop)
}

test('on a phone, lists begin with rows, beside short actions and filters', async ({
  page,
  openProject,
}) => {
  await openProject('Harbor')
  const keys = await createKeys(page)
  await send(keys, '/users', { display_name: 'Grace' })
  await send(keys, '/teams', { display_name: 'Strings' })
  for (const [area, action, filter] of [
    ['Users', 'New user', 'Status'],
    ['Teams', 'New team', 'Order'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 740 })
    await openArea(page, area)
    const search = page.getByRole('searchbox')
    const key = page.locator('.search kbd')
    await expect(key).toBeVisible()
    await page.setViewportSize(phone)
    const title = page.getByRole('heading', { name: area, level: 1 })
    expect(await areInOneLine(title, page.getByRole('link', { name: action }))).toBe(true)
    expect(await areInOneLine(search, page.getByRole('combobox', { name: filter }))).toBe(true)
    // A hint of a key that phones do not have.
    await expect(key).toBeHidden()
    // Only screen readers read the name of the only column.
    const head = page.getByRole('columnheader').first()
    const height = await head.evaluate((cell) => cell.getBoundingClientRect().height)
    expect(height).toBeLessThan(4)
    expect(await listViolations(page)).toEqual([])
  }
  await page.goto(`${page.url().replace(/teams.*/, '')}emails/sent`)
  const selects = page.getByRole('combobox')
  await expect(selects).toHaveCount(2)
  expect(await areInOneLine(selects.first(), selects.last())).toBe(true)
})

test('a user without a sign-in method has a dash in the list, which screen readers read as words', async ({
  page,
  openProject,
}) => {
  await openProject('Harbor')
  const keys = await createKeys(page)
  await send(keys, '/users', { display_name: 'Grace' })
  await openArea(page, 'Users')
  const row = page.getByRole('row').filter({ hasText: 'Grace' })
  await expect(row.getByText('—')).toHaveCount(2)
  await expect(row.getByRole('cell', { name: 'No sign-in method', exact: true })).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Not active yet', exact: true })).toBeVisible()
})
