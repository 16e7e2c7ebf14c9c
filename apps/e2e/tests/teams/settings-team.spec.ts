import { createTestUser, signOut, signUp, submitSignUp } from '../../fixtures/account'
import { findCodeLink } from '../../fixtures/mailbox'
import { createTeam, openSettings, openTeamWithMembers } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a user creates a team, invites a member, and removes them again', async ({
  page,
  mailbox,
}) => {
  await signUp(page)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Engines')
  const teamUrl = page.url()
  const guest = createTestUser()
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Role').selectOption('Admin')
  await page.getByLabel('Email').fill(guest.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent an invitation to ${guest.email}.`)).toBeVisible()
  await expect(page.getByText(/^Admin · Expires/)).toBeVisible()

  const guestPage = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(teamUrl).origin })
  if (!guestPage) throw new Error('The page has no browser.')
  await guestPage.goto('/handler/sign-up')
  await submitSignUp(guestPage, guest)
  await expect(guestPage.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await guestPage.goto(findCodeLink((await mailbox.waitForEmail(guest.email, /Engines/)).links))
  await guestPage.getByRole('button', { name: /^Accept as/ }).click()
  await guestPage.getByRole('button', { name: 'Open Engines' }).click()
  await guestPage.goto(teamUrl)
  await expect(guestPage.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()
  await guestPage.getByRole('button', { name: 'Change Your name in this team' }).click()
  await guestPage.keyboard.type('Grace')
  await guestPage.keyboard.press('Enter')
  await expect(guestPage.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email').fill(guest.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${guest.email} is already a member.`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const guestRow = page.getByRole('listitem').filter({ hasText: guest.email })
  await expect(guestRow).toContainText('Admin')
  await page.getByRole('button', { name: 'Actions for Grace' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await page.getByLabel('Role').selectOption('Member')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Grace’s role was changed.')).toBeVisible()
  await expect(guestRow).not.toContainText('Admin')
  await page.getByRole('button', { name: 'Actions for Grace' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText('Grace was removed from the team.')).toBeVisible()
  await guestPage.reload()
  await expect(
    guestPage.getByRole('heading', { name: 'You’re not a member of this team' }),
  ).toBeVisible()
  await guestPage.close()

  await page.getByRole('button', { name: 'Delete team' }).click()
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('Engines')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Engines was deleted' })).toBeVisible()
  await signOut(page)
})

test('the last admin of a team with members does not leave it', async ({ page, stack }) => {
  await openTeamWithMembers(page, stack)
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByText(/You’re the only admin of this team/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analytical Engines', exact: true })).toBeVisible()
})

test('an admin who is not the last one leaves a team', async ({ page, stack }) => {
  await openTeamWithMembers(page, stack)
  await page.getByRole('button', { name: 'Actions for Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await page.getByLabel('Role').selectOption('Admin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Grace Hopper’s role was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByRole('heading', { name: 'You left Analytical Engines' })).toBeFocused()
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'You’re not a member of this team' }),
  ).toBeVisible()
})
