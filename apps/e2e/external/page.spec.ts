import { join } from 'node:path'
import { createTestUser, submitSignUp } from '../fixtures/account'
import { watchForFaults } from '../fixtures/guard'
import { pasteQuickStart } from './quick-start'
import { expect, test } from './test'

test('the README quick start, pasted into a Vite app, signs a user up', async ({
  page,
  context,
  external,
  servePage,
}) => {
  const folder = external.open('page')
  await pasteQuickStart('Quick start: React', join(folder, 'src/app.tsx'), external.serviceUrl)
  const url = await servePage('page', 'typescript-7')

  const faults = watchForFaults(context)
  await page.goto(url)
  await expect(page.getByText('Sign in with the button.')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  // This page declares no color-scheme, and Vite compiles light-dark() for browsers without it.
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).toHaveCSS('background-color', 'rgb(24, 24, 27)')
  await page.getByRole('link', { name: 'Sign up' }).click()
  const testUser = createTestUser()
  await submitSignUp(page, testUser)
  await expect(page.getByRole('button', { name: `Account menu, ${testUser.email}` })).toBeVisible()

  await page.goto(`${url}/handler/account-settings#profile`)
  await page.getByRole('button', { name: 'Change Name' }).press('Enter')
  await page.keyboard.type('Ada Lovelace')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Account menu, Ada Lovelace' })).toBeVisible()
  await expect(page.getByText('Hello Ada Lovelace!')).toBeVisible()
  expect(faults).toEqual([])
})
