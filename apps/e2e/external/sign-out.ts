import type { Page } from '@playwright/test'
import { expect } from './test'

/** Expects that a page whose user was read by the server is left when the user signs out in another tab. */
export async function expectSignOutInAnotherTab(
  page: Page,
  { url }: { url: string },
): Promise<void> {
  await page.goto(`${url}/dashboard`)
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto(`${url}/handler/sign-out`)
  await otherTab.getByRole('button', { name: 'Sign out' }).click()
  await expect(otherTab).toHaveURL(`${url}/`)
  await otherTab.close()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/handler/sign-in' && searchParams.get('after_auth_return_to') === '/dashboard',
  )
}
