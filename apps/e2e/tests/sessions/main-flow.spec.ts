import {
  createTestUser,
  expectSignedIn,
  expectSignedOut,
  signOut,
  submitSignUp,
} from '../../fixtures/account'
import { listSightings, watchForTexts } from '../../fixtures/sessions/sightings'
import { expect, test } from '../../fixtures/test'

test('a visitor signs up, stays signed in after a reload and in a second tab, and signs out of both', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expectSignedOut(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await submitSignUp(page, createTestUser())
  await expectSignedIn(page)

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  const userButton = page.getByRole('button', { name: 'Account menu, Ada Lovelace' })
  await userButton.click()
  await expect(page.getByRole('menu').getByText('Ada Lovelace')).toBeVisible()
  await page.keyboard.press('Escape')

  await watchForTexts(page, ['Create an account', 'Sign in'])
  await page.goto('/')
  await expect(userButton).toBeVisible()
  await expectSignedIn(page)
  expect(await listSightings(page)).toEqual([])

  const second = await context.newPage()
  await second.goto('/')
  await expectSignedIn(second)

  await signOut(second)
  await expectSignedOut(second)
  await expectSignedOut(page)
})
