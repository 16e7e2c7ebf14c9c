import type { Page } from '@playwright/test'
import type { TestUser } from '../fixtures/account'
import { expect } from './test'

/** Submits the sign-in form of a recipe that has its own forms. */
export async function submitSignIn(
  page: Page,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Expects the form to say that the service refuses more attempts for an account. */
export async function expectTooManyAttempts(page: Page): Promise<void> {
  const refused = page.getByText('Too many attempts. Try again later.')
  await expect(async () => {
    const responded = page.waitForResponse((response) => response.request().method() === 'POST')
    await submitSignIn(page, { email: 'unknown@example.com', password: 'not the password' })
    await responded
    // Short, as most attempts are not refused.
    await expect(refused).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [0] })
}
