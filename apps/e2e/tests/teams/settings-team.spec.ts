import { createTestUser, signOut, submitSignUp } from '../../fixtures/account'
import { findCodeLink } from '../../fixtures/mailbox'
import { startSession } from '../../fixtures/sessions/start-session'
import { createTeam, openSettings, openTeamWithMembers } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test('a user creates a team, invites a member, and removes them again', async ({
  page,
  mailbox,
  stack,
}) => {
  await startSession(page, stack)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Engines')
  const teamUrl = page.url()
  const invitee = createTestUser()
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Role').selectOption('Admin')
  await page.getByLabel('Email').fill(invitee.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent an invitation to ${invitee.email}.`)).toBeVisible()
  await expect(page.getByText(/^Admin · Expires/)).toBeVisible()

  const inviteePage = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(teamUrl).origin })
  if (!inviteePage) throw new Error('The page has no browser.')
  await inviteePage.goto('/handler/sign-up')
  await submitSignUp(inviteePage, invitee)
  await expect(inviteePage.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await inviteePage.goto(findCodeLink((await mailbox.waitForEmail(invitee.email, /Engines/)).links))
  await inviteePage.getByRole('button', { name: /^Accept as/ }).click()
  await inviteePage.getByRole('button', { name: 'Open Engines' }).click()
  await inviteePage.goto(teamUrl)
  await expect(inviteePage.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()
  await inviteePage.getByRole('button', { name: 'Change Your name in this team' }).click()
  await inviteePage.keyboard.type('Grace')
  await inviteePage.keyboard.press('Enter')
  await expect(inviteePage.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email').fill(invitee.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${invitee.email} is already a member.`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const inviteeRow = page.getByRole('listitem').filter({ hasText: invitee.email })
  await expect(inviteeRow).toContainText('Admin')
  await page.getByRole('button', { name: 'Actions for Grace' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await page.getByLabel('Role').selectOption('Member')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Grace’s role was changed.')).toBeVisible()
  await expect(inviteeRow).not.toContainText('Admin')
  await page.getByRole('button', { name: 'Actions for Grace' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText('Grace was removed from the team.')).toBeVisible()
  await inviteePage.reload()
  await expect(
    inviteePage.getByRole('heading', { name: 'You’re not a member of this team' }),
  ).toBeVisible()
  await inviteePage.close()

  await page.getByRole('button', { name: 'Delete team' }).click()
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('Engines')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Engines was deleted' })).toBeVisible()
  await signOut(page)
})

test('the last admin of a team with members cannot leave it', async ({ page, stack }) => {
  await openTeamWithMembers(page, stack)
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(page.getByText(/You’re the only admin of this team/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analytical Engines', exact: true })).toBeVisible()
})

test('an admin who is not the last one can leave a team', async ({ page, stack }) => {
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
