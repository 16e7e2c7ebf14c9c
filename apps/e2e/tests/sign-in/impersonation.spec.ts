import { expectSignedOut } from '../../fixtures/account'
import { createImpersonationLink, impersonate } from '../../fixtures/impersonation/impersonation'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('support signs in as a user with a link, sees whose account it is on every page, and ends the session', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  const link = await createImpersonationLink(stack)
  // A preview of the link.
  await (await page.context().newPage()).goto(link)
  await page.goto(link)
  await expect(page.getByText('open the link in a private window')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const bar = page.getByRole('region', { name: 'You’re signed in as Ada Lovelace.' })
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await page.goto('/handler/account-settings')
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'End session' }).click()
  await expectSignedOut(page)
  await expect(bar).toBeHidden()
})

test('the bar covers nothing: the end of the page can be scrolled above it, also at 320 pixels', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await impersonate(page, stack)
  await page.goto('/handler/account-settings')
  const bar = page.getByRole('region', { name: 'You’re signed in as Ada Lovelace.' })
  await expect(bar).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const { content, top, overflow } = await page.evaluate(() => {
    const element = document.querySelector('section.stack-scope') as HTMLElement
    const main = document.querySelector('main') as HTMLElement
    return {
      content: main.getBoundingClientRect().bottom,
      top: element.getBoundingClientRect().top,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
  expect(content).toBeLessThanOrEqual(Math.ceil(top))
  expect(overflow).toBe(0)
})
