import { signUp } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

test('the backend identifies the signed-in user', async ({ page }) => {
  const testUser = await signUp(page)
  await page.getByRole('link', { name: 'Protected API' }).click()
  await page.getByRole('button', { name: 'Call the backend' }).click()
  await expect(page.getByText('The backend recognized you.')).toBeVisible()
  await expect(page.getByText(`"primaryEmail": "${testUser.email}"`)).toBeVisible()
})

test('the backend reads the cookies of a request without the header', async ({ page }) => {
  const testUser = await signUp(page)
  const body = await page.evaluate(async () => (await fetch('/backend/me')).json())
  expect(body).toMatchObject({ primaryEmail: testUser.email })
})

test('the backend refuses a visitor with 401', async ({ page }) => {
  await page.goto('/backend')
  const responded = page.waitForResponse((response) => response.url().endsWith('/backend/me'))
  await page.getByRole('button', { name: 'Call the backend' }).click()
  expect((await responded).status()).toBe(401)
  await expect(page.getByText('The backend rejected the request (401).')).toBeVisible()
})
