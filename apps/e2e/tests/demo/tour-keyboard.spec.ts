import type { Page } from '@playwright/test'
import { createTestUser, signUp } from '../../fixtures/account'
import { openTeam } from '../../fixtures/demo/tour'
import { tabTo } from '../../fixtures/keyboard'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

/** Opens a page of the tour from its list. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(page, 'link', name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(`${name} · Demo`)
}

test('the keyboard alone changes a name, opens its source code, and calls the backend', async ({
  page,
}) => {
  await signUp(page)
  await goTo(page, 'Profile')
  await tabTo(page, 'textbox', 'Your name')
  await page.keyboard.type('Ada Lovelace')
  await tabTo(page, 'button', 'Save')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()
  const source = page.getByRole('region', { name: 'src/pages/profile/profile.tsx' })
  const summary = page.locator('summary', { hasText: 'src/pages/profile/profile.tsx' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(source).toContainText('export function ProfilePage')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Copy src/pages/profile/profile.tsx' }),
  ).toBeFocused()
  // Focusable, so that long lines can be scrolled.
  await page.keyboard.press('Tab')
  await expect(source).toBeFocused()

  await goTo(page, 'Protected API')
  await tabTo(page, 'button', 'Call the backend')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The backend recognized you.')).toBeVisible()
})

test('the keyboard alone fills a cart and keeps it', async ({ page }) => {
  const { email, password } = createTestUser()
  await page.goto('/cart')
  await tabTo(page, 'button', 'Add Reading lamp')
  await page.keyboard.press('Enter')
  // The pressed button becomes "Remove" and keeps the focus.
  await expect(page.getByRole('button', { name: 'Remove Reading lamp' })).toBeFocused()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`This cart belongs to ${email}.`)).toBeVisible()
})

test('the keyboard alone switches teams and invites a member', async ({ page, stack }) => {
  await startSession(page, stack)
  await openTeam(page, 'Engines')
  await openTeam(page, 'Looms')
  await tabTo(page, 'button', 'Team Looms')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Engines' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Team Engines' })).toBeFocused()
  await tabTo(page, 'textbox', 'Email address')
  await page.keyboard.type('grace@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invited: grace@example.com')).toBeVisible()
})

test('the keyboard alone chooses a language and a preset', async ({ page }) => {
  await page.goto('/look')
  await tabTo(page, 'combobox', 'Language')
  // Press one key only: after a pause, Chromium treats the next letter as the start of another language.
  await page.keyboard.press('d')
  await tabTo(page, 'radio', 'Plain')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Midnight' })).toBeChecked()
  const button = page.locator('.sign-in .stack-button--primary')
  await expect(button).toHaveText('Anmelden')
  await expect(button).toHaveCSS('color-scheme', 'dark')
})
