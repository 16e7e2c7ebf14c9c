import { createTestUser, expectSignedIn, signOut, submitSignUp } from '../../fixtures/account'
import { inviteAsOlga, inviteToTeam } from '../../fixtures/teams/invitation'
import { expect, test } from '../../fixtures/test'

test('an invited visitor creates an account, returns and joins the team', async ({
  page,
  stack,
}) => {
  const testUser = createTestUser()
  const { link } = await inviteToTeam(stack, testUser.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You’re invited to Analysts' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('You’re invited to Analysts')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  await submitSignUp(page, testUser)

  await page.getByRole('button', { name: `Accept as ${testUser.email}` }).click()
  await expect(page.getByRole('heading', { name: 'You joined Analysts' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Analysts' }).click()
  await expectSignedIn(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You’re already in Analysts' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Analysts' }).click()
  await expectSignedIn(page)
  await page.goto('/teams')
  await expect(page.getByRole('button', { name: 'Team Analysts' })).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
})

test('an invitation names the inviter and the role before sign-in', async ({ page, stack }) => {
  const testUser = createTestUser()
  const { link, teamId } = await inviteAsOlga(stack, testUser.email)
  await page.goto(link)
  const invited = 'Olga invited you to Analytical Engines'
  await expect(page.getByRole('heading', { name: invited })).toBeVisible()
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  await expect(page.getByText('Role: Admin')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(testUser.email)
  // Also on the next page, and after a reload.
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.reload()
  await expect(page.getByText(invited)).toBeVisible()
  await submitSignUp(page, testUser)
  await page.getByRole('button', { name: `Accept as ${testUser.email}` }).click()
  await page.getByRole('button', { name: 'Open Analytical Engines' }).click()
  await expectSignedIn(page)
  await page.goto(`/handler/account-settings#team-${teamId}`)
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeVisible()
})

test('a user with the wrong account switches accounts and returns to the invitation', async ({
  page,
  stack,
}) => {
  const { link } = await inviteToTeam(stack, createTestUser().email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await submitSignUp(page, createTestUser())
  await page.getByRole('button', { name: 'Use another account' }).click()

  const other = createTestUser()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, other)
  await expect(page.getByRole('button', { name: `Accept as ${other.email}` })).toBeVisible()
})
