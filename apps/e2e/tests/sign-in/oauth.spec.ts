import type { Page } from '@playwright/test'
import { createTestUser, signOut } from '../../fixtures/account'
import { withProjectSettings } from '../../fixtures/project'
import { expect, test } from '../../fixtures/test'

async function signInAtGoogle(page: Page, email: string) {
  await page.getByRole('button', { name: /^Sign in with Google/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a sign-in with a provider returns to the protected page, and is remembered', async ({
  page,
  stack,
}) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['github', 'google'] }, async () => {
    const { email } = createTestUser()
    await page.goto('/protected')
    await signInAtGoogle(page, email)
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()

    await signOut(page)
    await page.goto('/protected')
    const first = page.getByRole('main').getByRole('button').first()
    await expect(first).toHaveText('Sign in with GoogleLast used')
    await signInAtGoogle(page, email)
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
  })
})

test('going back from the provider leaves the sign-in page usable', async ({ page, stack }) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['google'] }, async () => {
    await page.goto('/handler/sign-in')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
    await page.goBack()
    const button = page.getByRole('button', { name: /^Sign in with Google/ })
    await expect(button).not.toHaveAttribute('aria-busy')
    await button.click()
    await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  })
})

test('a sign-in that is canceled at the provider can be repeated, and is not remembered', async ({
  page,
  stack,
}) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['github', 'google'] }, async () => {
    await page.goto('/handler/sign-in')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Access wasn’t granted, so you’re not signed in.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await expect(page.getByText('Last used')).toBeHidden()
  })
})
