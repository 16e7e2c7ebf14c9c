import { signUp } from '../fixtures/account'
import { expect, test } from '../fixtures/test'

test('a program on a command line is let in by who is signed in', async ({ page, stack }) => {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${stack.serviceUrl}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-stack-project-id': '00000000-0000-4000-8000-00000000de30',
        'x-stack-access-type': 'client',
        'x-stack-publishable-client-key': `pck_dem0${'0'.repeat(41)}`,
      },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { login_code, polling_code } = await ask('/auth/cli', {})
  const { email } = await signUp(page)
  await page.goto(`/handler/cli-auth-confirm?login_code=${login_code}`)
  await expect(page.getByText(`asks to act as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'The program is signed in' })).toBeVisible()
  expect(await ask('/auth/cli/poll', { polling_code })).toMatchObject({ status: 'success' })
})
