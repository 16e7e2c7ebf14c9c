import { startSession } from '../../fixtures/sessions/start-session'
import { createTeam, openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a user switches teams with the keyboard, and creates another one', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Engines')
  await page.goto('/teams')
  await expect(page.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Team Engines' }).press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Create a team' })).toBeFocused()
  await page.keyboard.press('Enter')
  await createTeam(page, 'Looms')
  await page.getByRole('link', { name: 'Demo, home' }).click()
  await page.getByRole('link', { name: 'Teams', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Looms', exact: true })).toBeVisible()

  const trigger = page.getByRole('button', { name: /^Team / })
  await trigger.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Engines' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()
  await expect(trigger).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()
})
