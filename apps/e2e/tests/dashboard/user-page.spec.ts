import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

/** Delays requests, so that parts of a page arrive one after the other. */
async function delay(page: Page, url: string, milliseconds: number): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds))
    await route.continue()
  })
}

/** Observes layout shifts from now on. Returns a function that reads their sum. */
async function observeShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift' })
    return shifts
  })
  return async () => (await shifts.jsonValue()).reduce((sum, shift) => sum + shift, 0)
}

/** Lists the windows and text sizes in which the page is wider than the window. */
async function listOverflows(page: Page): Promise<string[]> {
  const overflows: string[] = []
  for (const [width, textSize] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
    [1280, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    const scrollWidth = await page.evaluate((textSize) => {
      document.documentElement.style.fontSize = textSize
      return document.documentElement.scrollWidth
    }, textSize)
    if (scrollWidth > width) overflows.push(`${scrollWidth} of ${width} pixels at ${textSize}`)
  }
  return overflows
}

test('the parts of a user’s page appear together, and it fits narrow windows', async ({
  page,
  openProject,
}) => {
  await openProject('Observatory')
  const keys = await createKeys(page)
  await send(keys, '/project-permission-definitions', { id: 'telescopes:reservations:approve_all' })
  const body = {
    display_name: 'Caroline',
    primary_email: 'caroline.with.a.long.address@department.subsidiary.example.com',
    server_metadata: { plan: 'pro', note: 'aVeryLongWordWithoutAnySpaceInIt'.repeat(4) },
  }
  const { id } = await (await send(keys, '/users', body)).json()
  const team = await (await send(keys, '/teams', { display_name: 'Comets' })).json()
  await send(keys, `/team-memberships/${team.id}/${id}`, {})
  await send(keys, `/users/${id}`, { ban: { reason: 'Spam' } }, 'PATCH')
  await openArea(page, 'Users')
  await delay(page, '**/auth/sessions?*', 800)
  await delay(page, '**/teams?*', 500)
  await delay(page, '**/project-permissions?*', 300)
  const readShift = await observeShifts(page)
  await page.getByRole('link', { name: 'Caroline' }).click()
  await expect(page.getByRole('form', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Teams' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Comets' })).toBeVisible()
  await expect(page.getByText('This user is not signed in anywhere.')).toBeVisible()
  expect(await readShift()).toBe(0)
  await expect(page.getByRole('region', { name: 'Ban', exact: true })).toContainText('Reason: Spam')

  await page.getByRole('button', { name: 'Edit metadata: Server' }).click()
  await expect(page.getByRole('button', { name: 'Save metadata' })).toBeDisabled()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit metadata: Server' })).toBeFocused()
  expect(await listOverflows(page)).toEqual([])
  await page.getByRole('button', { name: 'Lift ban' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift ban' }).click()
  await expect(page.getByRole('region', { name: 'Ban', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Comets' }).click()
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
  for (const tab of ['Members', 'Invitations', 'Settings']) {
    await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: tab }).click()
    await expect(page.locator('.skeleton-rows')).toBeHidden()
    expect(await listViolations(page), tab).toEqual([])
    expect(await listOverflows(page), tab).toEqual([])
  }
})
