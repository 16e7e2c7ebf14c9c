import { ClientApp } from '@app/core'
import { ServerApp } from '@app/core/server'
import { expect, type Page } from '@playwright/test'
import { createTestUser, type TestUser } from '../fixtures/account'
import { findCodeLink, Mailbox } from '../fixtures/mailbox'
import { demoKeys } from './demo-keys'

const newPassword = 'another horse battery'

/**
 * Opens the links in emails, which are in German, and an impersonation link, in an app with its own
 * forms where a user is signed in.
 */
export async function expectEmailLinks(
  page: Page,
  { url, serviceUrl, user }: { url: string; serviceUrl: string; user: TestUser },
): Promise<void> {
  const mailbox = new Mailbox(serviceUrl)
  const openLink = async (subject: RegExp) => {
    const { links } = await mailbox.waitForEmail(user.email, subject)
    await page.goto(findCodeLink(links))
  }
  await openLink(/Bestätigen/)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Your email is verified.')).toBeVisible()

  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('alert')).toContainText('a link')
  await openLink(/Passwort/)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(`${url}/handler/sign-in`)

  const team = await inviteToTeam(url, serviceUrl, user)
  await openLink(/Engines/)
  await expect(page.getByRole('heading', { name: 'Join Engines' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password').fill(newPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Back at the invitation.
  await expect(page.getByRole('heading', { name: 'Join Engines' })).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
  expect(await team.listUsers()).toHaveLength(2)

  const { name, link } = await createImpersonationLink(url, serviceUrl)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `Sign in as ${name}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await expect(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('You are impersonating this user.')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Impersonate' })).toBeHidden()
  await expect(page.getByText('already been used')).toBeVisible()
}

/** Requests another verification link on a dashboard that asks the user to verify their address. */
export async function expectLinkSentAgain(
  page: Page,
  { url, serviceUrl, user }: { url: string; serviceUrl: string; user: TestUser },
): Promise<void> {
  const mailbox = new Mailbox(serviceUrl)
  const readLink = async () =>
    findCodeLink((await mailbox.waitForEmail(user.email, /Bestätigen/)).links)
  const first = await readLink()
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('alert')).toHaveText('Sent.')
  await expect.poll(readLink).not.toBe(first)
}

/** Creates a user and a link that signs in as this user. */
async function createImpersonationLink(url: string, serviceUrl: string) {
  const app = new ServerApp<false>({
    baseUrl: serviceUrl,
    ...demoKeys,
    secretServerKey: `ssk_dem0${'0'.repeat(41)}`,
    tokenStore: null,
  })
  const name = 'Grace Hopper'
  const user = await app.createUser({ displayName: name })
  const link = await user.createImpersonationLink({ callbackUrl: `${url}/handler/impersonate` })
  return { name, link: link.url }
}

/** Invites a user to a team of another one, and returns this team. */
async function inviteToTeam(url: string, serviceUrl: string, { email }: TestUser) {
  const app = new ClientApp<true>({
    baseUrl: serviceUrl,
    ...demoKeys,
    tokenStore: 'memory',
    redirectMethod: 'none',
  })
  await app.signUpWithCredential({
    ...createTestUser(),
    verificationCallbackUrl: `${url}/handler/email-verification`,
  })
  const owner = await app.getUser({ or: 'throw' })
  const team = await owner.createTeam({ displayName: 'Engines' })
  await team.inviteUser({ email, callbackUrl: `${url}/handler/team-invitation` })
  return team
}
