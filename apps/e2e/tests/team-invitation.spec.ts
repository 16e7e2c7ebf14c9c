import { createTestUser, submitSignUp } from '../fixtures/account'
import { inviteToTeam } from '../fixtures/invitation'
import { expect, test } from '../fixtures/test'

test('an invited visitor creates an account, returns and joins the team', async ({
  page,
  stack,
}) => {
  const testUser = createTestUser()
  const { link } = await inviteToTeam(stack, testUser.email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, testUser)

  await expect(page.getByRole('heading', { name: 'Join Analysts?' })).toBeVisible()
  await expect(page.getByText(`You’ll join as ${testUser.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'You joined Analysts' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
})

test('a user with the wrong account switches accounts and returns to the invitation', async ({
  page,
  stack,
}) => {
  const { link } = await inviteToTeam(stack, createTestUser().email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, createTestUser())
  await page.getByRole('button', { name: 'Use another account' }).click()

  const other = createTestUser()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, other)
  await expect(page.getByText(`You’ll join as ${other.email}.`)).toBeVisible()
})
