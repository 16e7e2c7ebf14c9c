import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'
import { listOverflows } from '../../fixtures/layout/overflows'

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

test('of many sessions and teams of a user, the first are shown', async ({ page, openProject }) => {
  await openProject('Planetarium')
  const keys = await createKeys(page)
  const { id } = await (await send(keys, '/users', { display_name: 'Vera' })).json()
  for (let index = 1; index <= 7; index += 1) {
    const team = await (await send(keys, '/teams', { display_name: `Galaxy ${index}` })).json()
    await send(keys, `/team-memberships/${team.id}/${id}`, {})
    await send(keys, '/auth/sessions', { user_id: id })
  }
  await openArea(page, 'Users')
  await page.getByRole('link', { name: 'Vera' }).click()
  for (const [name, count] of [
    ['Sessions', '7 sessions'],
    ['Teams', '7 teams'],
  ] as const) {
    const part = page.getByRole('region', { name, exact: true })
    await expect(part.getByRole('listitem')).toHaveCount(5)
    await part.getByRole('button', { name: `Show all ${count}` }).press('Enter')
    await expect(part.getByRole('listitem')).toHaveCount(7)
    await expect(part.getByRole('button', { name: 'Show fewer' })).toBeFocused()
  }
  // Sessions of servers and apps have no browser.
  const sessions = page.getByRole('region', { name: 'Sessions', exact: true })
  await expect(sessions.getByRole('listitem').first()).toContainText(/Signed in .*2\d{3}/)
  await sessions
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'End this session?' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(6)
  await expect(sessions.getByRole('button', { name: 'Show fewer' })).toBeHidden()
  expect(await listOverflows(page)).toEqual([])
})
