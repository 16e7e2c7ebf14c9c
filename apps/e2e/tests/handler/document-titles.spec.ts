import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

const titles = [
  ['sign-in', 'Sign in to Demo'],
  ['sign-up', 'Create your account · Demo'],
  ['forgot-password', 'Reset your password · Demo'],
  ['account-settings', 'Account settings · Demo'],
  ['unknown', 'Page not found · Demo'],
] as const

test('pages set the title of the tab', async ({ page, stack }) => {
  // For visitors, this leads to the sign-in page.
  await page.goto('/handler')
  await expect(page).toHaveTitle('Sign in to Demo')
  for (const [path, title] of titles.slice(0, 3)) {
    await page.goto(`/handler/${path}`)
    await expect(page).toHaveTitle(title)
  }
  await startSession(page, stack)
  await page.goto('/')
  await expect(page).toHaveTitle('Demo')
  for (const [path, title] of titles.slice(3)) {
    await page.goto(`/handler/${path}`)
    await expect(page).toHaveTitle(title)
  }
})
