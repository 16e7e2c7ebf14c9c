import { createTestUser, submitSignUp } from '../../fixtures/account'
import { findCodeLink, Mailbox } from '../../fixtures/mailbox'
import { withVerifiedEmailRequired } from '../../fixtures/project'
import { expect, test } from '../../fixtures/test'

test('a user verifies their address in another tab, and the first one goes on to its page', async ({
  page,
  stack,
}) => {
  test.slow()
  await withVerifiedEmailRequired(stack.serviceUrl, async () => {
    const user = createTestUser()
    await page.goto('/protected?tab=two')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await submitSignUp(page, user)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByText(/open the link that we sent to/)).toContainText(user.email)

    // The page that requires a user leads back here.
    await page.goto('/protected?tab=two')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

    const { links } = await new Mailbox(stack.serviceUrl).waitForEmail(user.email)
    const tab = await page.context().newPage()
    await tab.goto(findCodeLink(links))
    await tab.getByRole('button', { name: 'Verify' }).click()
    await expect(tab.getByRole('heading', { name: 'Email verified' })).toBeVisible()
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'For signed-in users only' })).toBeVisible()
    await expect(page).toHaveURL('/protected?tab=two')
  })
})
