import { createProgramAccess, openConfirmation, startCliSignIn } from '../../fixtures/programs/cli'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('a signed-in user authorizes a command-line program', async ({ page, stack }) => {
  const request = createProgramAccess(stack.serviceUrl)
  const { login_code, polling_code } = await startCliSignIn(stack.serviceUrl)
  await openConfirmation(page, stack, login_code)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'Access authorized' })).toBeVisible()
  expect(await request('/auth/cli/poll', { polling_code })).toMatchObject({ status: 'success' })
})

test('a link that no program waits for shows an error instead of the confirmation', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await page.goto(`/handler/cli-auth-confirm?login_code=${'x'.repeat(45)}`)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeHidden()
})
