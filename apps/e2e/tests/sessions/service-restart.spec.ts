import {
  expectSignedIn,
  expectSignedOut,
  expectSignInPage,
  signOut,
  signUp,
  submitSignIn,
} from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

// Sequential, because these tests stop the service they run on.
test.describe.configure({ mode: 'default' })

test('a signed-in page survives a restart of the service', async ({ page, stack }) => {
  test.slow()
  await signUp(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Your name').fill('Grace Hopper')

  await stack.service.stop()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Couldn’t save your name.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper')

  await stack.service.start()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible()
  await page.goto('/')
  await expectSignedIn(page)
})

test('a sign-in while the service is down keeps the typed values and works later', async ({
  page,
  stack,
}) => {
  test.slow()
  const testUser = await signUp(page)
  await signOut(page)
  await expectSignedOut(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSignInPage(page)

  await stack.service.stop()
  await submitSignIn(page, testUser)
  await expect(page.getByText('Check your connection or try again in a moment.')).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)

  await stack.service.start()
  await submitSignIn(page, testUser)
  await expectSignedIn(page)
})

test('a page opened while the service is down shows an error and recovers', async ({
  page,
  stack,
}) => {
  test.slow()
  await signUp(page)
  await stack.service.stop()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'We can’t reach the service' })).toBeVisible({
    timeout: 120_000,
  })
  await stack.service.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSignedIn(page)
})
